(() => {
  const { dataset } = document.documentElement;
  const key = 'what-the-model-sees/theme';
  const known = ['light', 'dark'];
  const stored = () => {
    try {
      return localStorage[key];
    } catch {
      return '';
    }
  };
  dataset.theme = known.includes(stored()) ? stored() : 'system';
  addEventListener('DOMContentLoaded', () => {
    const choice = /** @type {HTMLElement} */ (document.querySelector('.theme-choice'));
    choice.hidden = false;
    for (const input of choice.querySelectorAll('input')) {
      input.checked = input.value === dataset.theme;
      input.onchange = () => {
        dataset.theme = input.value;
        try {
          localStorage[key] = input.value;
        } catch {}
      };
    }
  });
})();
