const COPIED_FOR = 2000;

async function copy(
  button: HTMLButtonElement,
  status: Element,
  address: string,
  name: string,
): Promise<void> {
  const word = await navigator.clipboard.writeText(address).then(
    () => 'Copied',
    () => null,
  );
  if (word === null) location.assign(address);
  button.textContent = word ?? 'In the address bar';
  status.textContent = word
    ? `The address of ${name} is copied.`
    : `The address of ${name} is in the address bar.`;
  setTimeout(() => (button.textContent = 'Copy link'), COPIED_FOR);
}

/** Puts a button beside every permalink of the text that copies its address. */
function addButtons(text: Element, status: Element): void {
  for (const link of text.querySelectorAll<HTMLAnchorElement>('.permalink, .clause-link')) {
    const isClause = link.classList.contains('clause-link');
    const name = isClause
      ? `clause ${link.lastChild?.textContent}`
      : (link.ariaLabel ?? '').replace(/^Link to /, '');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy-link';
    button.textContent = 'Copy link';
    button.ariaLabel = `Copy link to ${name}`;
    button.addEventListener('click', () => void copy(button, status, link.href, name));
    if (isClause) link.closest('.clause')?.append(button);
    else link.after(button);
  }
}

const page = { text: document.querySelector('.sep-text'), status: document.querySelector('.sep-status') };
if (page.text && page.status) addButtons(page.text, page.status);

export {};
