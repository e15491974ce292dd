// Asks for what the client is made of at once. Flutter's own loader asks later: when it has been loaded itself, has looked
// what the browser can draw with, and one file after the other. It decides the same way; for who cannot take these files
// (iPhones, old browsers) nothing is asked.
(() => {
  const blink = navigator.vendor === 'Google Inc.' || navigator.userAgent.includes('Edg/');
  const collects = WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]));
  if (!blink || !collects) return;
  const able = 'ImageDecoder' in window && Intl.v8BreakIterator && Intl.Segmenter;
  const engine = able ? '/canvaskit/skwasm' : '/canvaskit/skwasm_heavy';
  const ask = (rel, href, more) => document.head.append(Object.assign(document.createElement('link'), { rel, href }, more));
  for (const file of [engine + '.wasm', '/main.dart.wasm']) ask('preload', file, { as: 'fetch', crossOrigin: 'anonymous' });
  for (const file of [engine + '.js', '/main.dart.mjs']) ask('modulepreload', file);
})();
