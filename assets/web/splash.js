// Keeps our picture up until the app has something to show. Flet takes it away with Flutter's first frame, which is
// still a white page of its own. The page has no title until the app's arrives, together with its first screen.
(() => {
  const PAINT = 250, LONGEST = 15000;   // ms; the first screen is painted a little after its title came,
  const FRAMES = 4, CALM = 100;         // on a slow phone later: once so many frames have come in time
  const calm = (then, since = performance.now(), left = FRAMES) => requestAnimationFrame((now) => {
    const more = now - since < CALM ? left - 1 : FRAMES;
    if (more) calm(then, now, more); else then();
  });
  window.addEventListener('flutter-first-frame', () => {
    const picture = document.getElementById('loading');
    if (!picture) return;
    const cover = picture.cloneNode(true);
    cover.style.cssText = 'z-index:99998;pointer-events:none;transition:opacity .2s';
    document.body.appendChild(cover);
    const lift = () => {
      watch.disconnect();
      cover.style.opacity = 0;
      setTimeout(() => cover.remove(), 250);
    };
    const watch = new MutationObserver(() => { if (document.title) setTimeout(calm, PAINT, lift); });
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
    setTimeout(lift, LONGEST);
  }, { capture: true, once: true });
})();
