// When the connection to the table is lost, say so, and reload the page as soon as the host answers again.
//
// Why a reload: Flet 1.0 leaves its widgets bound to dead controls after it reconnects inside the page (the screen
// freezes), and on a LAN its retry delay doubles without a cap. A fresh page takes all it needs from its address.
//
// A closed socket is seen at once. A socket that died in a sleeping phone still reads as open: so every two seconds,
// and on waking, the page asks on that socket and wants an answer (companion/host/heartbeat.py). Silence alone proves
// nothing: only when the host answers at /healthz again and again and the socket still does not is the page loaded
// anew. A host that is slow is slow at both; time in which this page slept or was too busy to hear is not counted.
//
// Flet does not hear that its socket is gone: it would turn a wheel for as long as the host is away, and empty the
// phone. And it is the host that shuts a cover: so after a while without one, or asleep, or when a finger asks for
// something that nobody can answer, nothing of the page is seen before the host is heard.
//
// A page costs the host a hundred times as much as a knock. So a slow host is waited for, not asked more and more; and
// when it comes back to a whole table, its phones come one by one, the further apart the slower it answers.
(() => {
  const EVERY = 2000;      // ms between questions
  const PATIENCE = 1500;   // for an answer, before we look whether the host is there
  const OPENING = 6000;    // for a socket to open: many phones may be loading at once
  const GRACE = 200;       // for the socket, each time the host has answered elsewhere
  const ANSWERS = 2;       // elsewhere, and none here: a dead socket
  const RETRY = 300;       // between knocks; more while earlier ones are still unanswered
  const FIRST = 1000;      // how long the first knock may take, on connections that may be dead
  const KNOCK = 4000;      // and each later one
  const LATE = 30000;      // but one of them at a time: from a host that is very slow a late answer is an answer
  const APART = 300;       // within which all phones of a table load the page anew
  const SLOW = 8;          // times what an answer took, added to GRACE and APART
  const LONGEST = 10000;   // that anybody waits for the others
  const HALFWAY = 3000;    // for a socket, when something of the app did not come
  const COVERED = 20000;   // as long as a cover stays open (screens/table/cover.py)
  const LIFTED = 500;      // for the page to be drawn as it is now, once the host was heard again
  const STEP = 50;
  const TRIES = 6;         // reloads that led to nothing, after which the pause grows no more
  const WORDS = {
    en: 'Connection lost – trying again…',
    de: 'Verbindung unterbrochen – neuer Versuch…',
    fr: 'Connexion perdue – nouvel essai…',
    nl: 'Verbinding verbroken – nieuwe poging…',
    fi: 'Yhteys katkesi – yritetään uudelleen…',
  };
  const Native = window.WebSocket;
  let live = null;         // the socket that carries the app
  let heard = true;        // whether it has answered what it was asked last
  let doubts = 0;          // a newer doubt takes over from the one before
  let waking = false;
  let left = 0;            // when somebody last turned away from the page, asleep or in another one
  let lifting = 0;         // the timer that will lift the veil
  let lost = false;        // for good: only a reload helps

  const kept = (name, value) => {   // a private window may refuse
    try {
      if (value === undefined) return sessionStorage.getItem(name);
      if (value === null) sessionStorage.removeItem(name); else sessionStorage.setItem(name, value);
    } catch (e) { /* it just forgets */ }
    return null;
  };
  kept('_flet_session_id', null);

  const picture = new Image();      // fetched while somebody is there to ask
  picture.src = '/icons/temple.svg';
  picture.alt = '';
  const veil = () => {
    clearTimeout(lifting);
    lifting = 0;
    if (!document.body || document.getElementById('connection-veil')) return;
    window.companion.dress();
    for (const part of document.body.children) part.inert = part.id !== 'connection-lost';   // nor is it read out
    const cloth = document.createElement('div');
    cloth.id = 'connection-veil';
    cloth.style.cssText = 'position:fixed;z-index:99998;inset:0;background:inherit;display:grid;place-items:center';
    picture.style.width = '128px';
    cloth.appendChild(picture);
    document.body.appendChild(cloth);
  };
  const banner = () => {
    if (!document.body || document.getElementById('connection-lost')) return;
    const spoken = [window.companion.chosen('language'), ...(navigator.languages || [navigator.language])];
    const language = spoken.map((l) => (l || '').slice(0, 2)).find((l) => WORDS[l]);
    const bar = document.createElement('div');
    bar.id = 'connection-lost';
    bar.setAttribute('role', 'status');
    bar.textContent = WORDS[language || 'en'];
    bar.style.cssText = 'position:fixed;z-index:99999;left:0;right:0;top:0;padding:12px;text-align:center;' +
      'background:#8c2f1b;color:#fff;font:16px sans-serif';
    document.body.appendChild(bar);
    setTimeout(() => { if (bar.isConnected) veil(); }, COVERED);
    addEventListener('pointerdown', () => { if (bar.isConnected) veil(); }, { capture: true, once: true });
  };
  const lift = () => {
    lifting = 0;
    document.getElementById('connection-veil').remove();
    for (const part of document.body.children) part.inert = false;
  };
  const fine = () => {
    document.getElementById('connection-lost')?.remove();
    if (!lifting && document.getElementById('connection-veil')) lifting = setTimeout(lift, LIFTED);
  };

  // Waits until `enough`, or for so long while the page is awake: a late step counts as one that was in time.
  const awake = async (ms, enough) => {
    let before = performance.now();
    for (let left = ms; left > 0 && !enough();) {
      await new Promise((go) => setTimeout(go, STEP));
      const now = performance.now();
      left -= Math.min(now - before, 2 * STEP);
      before = now;
    }
  };

  // How many ms the host took to answer; 0 if it did not. A browser keeps up to six idle connections to a host and
  // tries them first. When one is dead the others are: so the first knock uses them all up at once, and what has not
  // answered is closed.
  const knock = async (connections, patience, open) => {
    const giveUp = new AbortController(), since = performance.now();
    open.add(giveUp);
    const timer = setTimeout(() => giveUp.abort(), patience);
    const once = async (_, i) => {
      const answer = await fetch(`/healthz?${i}`, { cache: 'no-store', signal: giveUp.signal });
      if (!answer.ok) throw new Error(answer.status);
    };
    try {
      await Promise.any(Array.from({ length: connections }, once));
      return Math.max(1, performance.now() - since);
    } catch (e) {
      return 0;
    } finally { clearTimeout(timer); giveUp.abort(); open.delete(giveUp); }
  };

  // Until the host answers, or it is enough; how long the answer took. Knocks overlap: one that hangs keeps no other
  // waiting.
  const reach = async (enough) => {
    let took = 0, patient = false;
    const open = new Set(), ask = async (...how) => { took = await knock(...how, open) || took; };
    for (let first = true; !took && !enough(); first = false) {
      if (first) ask(6, FIRST);
      else if (patient) ask(1, KNOCK);
      else { patient = true; ask(1, LATE).then(() => { patient = false; }); }
      await awake(RETRY, () => took || enough());
      await awake(RETRY * Math.random() * open.size, () => took || enough());
      if (!took && !enough()) banner();
    }
    open.forEach((one) => one.abort());
    return took;
  };
  const never = () => false;

  const anew = async (took) => {
    const tries = Number(kept('companion.tries'));   // since a page last heard from its host
    kept('companion.tries', String(Math.min(tries + 1, TRIES)));
    const apart = Math.random() * Math.min(LONGEST, APART + SLOW * took);
    await awake(apart + (tries ? Math.min(8000, 500 * 2 ** tries) : 0), never);
    for (;;) {
      await reach(never);  // gone again meanwhile? The browser's own page of regret would know no way back
      location.reload();
      await awake(LATE, never);
      window.stop();       // still here: what was asked for was lost on the way
    }
  };

  const lose = async () => {
    if (lost) return;
    lost = true;
    doubts += 1;
    if (live) live.close();
    window.stop();         // what was still loading holds connections that may be as dead
    banner();
    veil();
    anew(await reach(never));
  };

  const doubt = async (patience) => {
    if (!live || lost) return;
    if (live.readyState > Native.OPEN) { lose(); return; }
    doubts += 1;
    const mine = doubts, over = () => heard || lost || mine !== doubts;
    heard = false;
    if (live.readyState === Native.OPEN) live.send('?');
    await awake(patience, over);
    let took = 0;
    for (let answers = 0; answers < ANSWERS && !over(); answers += 1) {
      took = await reach(over);
      await awake(GRACE + Math.min(LONGEST, SLOW * took), over);
    }
    if (!over()) { lost = true; banner(); veil(); anew(took); }
  };

  const wake = async () => {
    if (document.hidden) left = left || Date.now();
    if (document.hidden || waking) return;
    if (live && left && Date.now() - left > COVERED) veil();   // until the host is heard
    left = 0;
    waking = true;
    try { await doubt(0); } finally { waking = false; }
  };

  const hear = () => { if (!heard && !lost) fine(); heard = true; };

  window.WebSocket = class extends Native {
    constructor(...parts) {
      super(...parts);
      if (lost) { setTimeout(() => this.close(), 0); return; }   // no retries of Flet's own
      live = this;
      this.addEventListener('open', hear);
      const gone = (event) => { if (live === this) { event.stopImmediatePropagation(); lose(); } };
      this.addEventListener('error', gone);
      this.addEventListener('close', gone);
      this.addEventListener('message', (event) => {
        hear();                                                  // any word proves it alive
        kept('companion.tries', null);
        if (typeof event.data === 'string') event.stopImmediatePropagation();
      });
      doubt(OPENING);
    }
  };

  // The app itself could not be loaded: the host went away in the middle of it. What Flet would have liked from
  // elsewhere never comes (the content policy forbids it), and says nothing about the host.
  const halfway = () => { if (!live) setTimeout(() => { if (!live) lose(); }, HALFWAY); };
  const ours = (part) => part !== window && new URL(part.src || part.href || '', location).host === location.host;
  window.addEventListener('error', (event) => { if (ours(event.target)) halfway(); }, true);
  window.addEventListener('unhandledrejection', halfway);

  setInterval(() => { if (heard && !document.hidden) doubt(PATIENCE); }, EVERY);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  window.addEventListener('focus', wake);
  window.addEventListener('pagehide', () => { live = null; doubts += 1; });   // an ordinary goodbye
  window.addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); else wake(); });
})();
