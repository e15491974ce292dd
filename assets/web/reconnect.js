// When the connection to the table is lost, say so, and reload the page as soon as the host answers again.
//
// Why a reload: Flet 1.0 leaves its widgets bound to dead controls after it reconnects inside the page (the screen
// freezes), and on a LAN its retry delay doubles without a cap. A fresh page takes all it needs from its address.
//
// A closed socket is seen at once. A socket that died in a sleeping phone still reads as open: so every few seconds,
// and on waking, the page asks on that socket and wants an answer (companion/host/heartbeat.py).
(() => {
  const EVERY = 4000, PATIENCE = 5000, RETRY = 1000;
  const WORDS = {
    en: 'Connection lost – trying again…',
    de: 'Verbindung unterbrochen – neuer Versuch…',
    fr: 'Connexion perdue – nouvel essai…',
    nl: 'Verbinding verbroken – nieuwe poging…',
    fi: 'Yhteys katkesi – yritetään uudelleen…',
  };
  try { sessionStorage.removeItem('_flet_session_id'); } catch (e) { /* a private window may refuse */ }
  const Native = window.WebSocket;
  let live = null;      // the socket that carries the app
  let lost = false;
  let asked = 0;        // when the unanswered heartbeat was sent; 0 if none is

  const banner = () => {
    if (document.getElementById('connection-lost')) return;
    const language = (navigator.languages || [navigator.language]).map((l) => l.slice(0, 2)).find((l) => WORDS[l]);
    const bar = document.createElement('div');
    bar.id = 'connection-lost';
    bar.setAttribute('role', 'status');
    bar.textContent = WORDS[language || 'en'];
    bar.style.cssText = 'position:fixed;z-index:99999;left:0;right:0;top:0;padding:12px;text-align:center;' +
      'background:#8c2f1b;color:#fff;font:16px sans-serif';
    document.body.appendChild(bar);
  };

  // A browser keeps up to six idle connections to a host. When one is dead the others are, and each would cost a
  // timeout: so the first try uses them all up at once.
  const retry = async (tries) => {
    banner();
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), 2000);
    const knock = async (_, i) => {
      const answer = await fetch(`/healthz?${i}`, { cache: 'no-store', signal: giveUp.signal });
      if (!answer.ok) throw new Error(answer.status);
    };
    try {
      await Promise.any(Array.from({ length: tries }, knock));
      location.reload();
    } catch (e) {
      setTimeout(() => retry(1), RETRY);
    } finally { clearTimeout(timer); }
  };

  const lose = () => {
    if (lost) return;
    lost = true;
    if (live) live.close();
    window.stop();      // what was still loading holds connections that are as dead
    retry(6);
  };

  const ask = () => {
    if (!live || lost) return;
    if (live.readyState !== Native.OPEN) { lose(); return; }
    const mine = asked = Date.now();
    live.send('?');
    setTimeout(() => {
      if (asked !== mine) return;                                // answered, or asked anew
      if (Date.now() - mine > 2 * PATIENCE) ask();               // we slept meanwhile: that proves nothing
      else lose();
    }, PATIENCE);
  };

  window.WebSocket = class extends Native {
    constructor(...parts) {
      super(...parts);
      if (lost) { setTimeout(() => this.close(), 0); return; }   // no retries of Flet's own
      this.addEventListener('open', () => { live = this; });
      this.addEventListener('close', () => { if (live === this) lose(); });
      this.addEventListener('message', (event) => {
        asked = 0;                                               // any word proves it alive
        if (typeof event.data === 'string') event.stopImmediatePropagation();
      });
    }
  };

  setInterval(() => { if (!asked && !document.hidden) ask(); }, EVERY);
  document.addEventListener('visibilitychange', () => { if (!document.hidden) ask(); });
  window.addEventListener('online', ask);
  window.addEventListener('pagehide', () => { live = null; });    // an ordinary goodbye
  window.addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
})();
