(() => {
  const root = document.documentElement;
  const read = () => {
    try {
      return localStorage.getItem('theme') || 'system';
    } catch {
      return 'system';
    }
  };
  const show = (/** @type {string} */ theme) => {
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  };
  show(read());
  addEventListener('DOMContentLoaded', () => {
    const choice = document.querySelector('.theme-choice');
    if (!(choice instanceof HTMLElement)) return;
    choice.hidden = false;
    for (const input of choice.querySelectorAll('input')) input.checked = input.value === read();
    choice.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      show(target.value);
      try {
        localStorage.setItem('theme', target.value);
      } catch {}
    });
  });
})();
