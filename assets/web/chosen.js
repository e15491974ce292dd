// What was chosen on this device stands in its local storage, where the app's settings write it. Our own picture, before
// the app is there and while its host is away, has the chosen light too.
window.companion = {
  chosen: (name) => {
    try { return JSON.parse(localStorage.getItem('flutter.companion.' + name)); } catch (e) { return null; }
  },
  dress: () => { document.documentElement.dataset.light = window.companion.chosen('appearance') || 'system'; },
};
window.companion.dress();
