// It is your turn: a soft tone and a short tremble, when the page's title begins with the sign (●).
// What the device allows and wants stands in its local storage, where the app's settings read and write it.
(() => {
  const SIGN = '\u25cf', read = window.companion.chosen;
  const can = [];
  const Tone = window.AudioContext || window.webkitAudioContext;
  if (Tone) can.push('sound');
  if (navigator.vibrate) can.push('vibration');
  if (navigator.wakeLock && window.isSecureContext) can.push('awake');
  try { localStorage.setItem('flutter.companion.can', JSON.stringify(can.join(' '))); } catch (e) { /* it just forgets */ }

  let tones = null;   // browsers allow sound only after the first tap
  const allow = () => { try { tones = tones || new Tone(); tones.resume(); } catch (e) { /* silent then */ } };
  if (Tone) window.addEventListener('pointerdown', allow, { capture: true });

  const play = () => {
    if (!tones || tones.state !== 'running') return;
    [[523.25, 0], [659.25, 0.16]].forEach(([pitch, after]) => {
      const tone = tones.createOscillator(), loudness = tones.createGain(), at = tones.currentTime + after;
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, at);
      loudness.gain.linearRampToValueAtTime(0.12, at + 0.03);
      loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
      tone.connect(loudness).connect(tones.destination);
      tone.start(at);
      tone.stop(at + 0.5);
    });
  };

  let mine = false;
  const look = () => {
    const now = document.title.startsWith(SIGN);
    if (now && !mine) {
      window.companionCalled = (window.companionCalled || 0) + 1;
      if (read('sound') !== 'off') play();
      if (read('vibration') !== 'off' && navigator.vibrate) navigator.vibrate([60, 60, 60]);
    }
    mine = now;
  };
  new MutationObserver(look).observe(document.head, { subtree: true, childList: true, characterData: true });
})();
