(() => {
  const { dataset } = document.documentElement;
  const read = () => {
    try {
      return localStorage.theme || 'system';
    } catch {
      return 'system';
    }
  };
  dataset.theme = read();
  addEventListener('DOMContentLoaded', () => {
    const choice = /** @type {HTMLElement} */ (document.querySelector('.theme-choice'));
    choice.hidden = false;
    for (const input of choice.querySelectorAll('input')) {
      input.checked = input.value === dataset.theme;
      input.onchange = () => {
        dataset.theme = input.value;
        try {
          localStorage.theme = input.value;
        } catch {}
      };
    }
  });
})();
