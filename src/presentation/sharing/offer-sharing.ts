/**
 * Shows the ways of sharing that this browser offers, and makes them work.
 *
 * @param share holds a button of the browser's own sharing, one that copies the link, and a status; its data are the title,
 * the line that goes with the link (a link that is copied goes alone where there is none), what the status says of a copy,
 * and the address to share where that is not the page's
 */
export function offerSharing(share: HTMLElement): void {
  const [nativeButton, copyButton] = share.querySelectorAll('button');
  const status = share.querySelector('[role=status]');
  const { title = '', text, copied = '', refused = '' } = share.dataset;
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  const url = new URL(share.dataset['address'] ?? '', page).href;
  const line = text === undefined ? url : `${text} ${url}`;
  let field: HTMLInputElement | undefined;
  const say = (words: string) => {
    if (status) status.textContent = words;
  };
  /** Shows what could not be copied, selected: the keys of copying, or a long touch, do the rest. */
  const showSelected = () => {
    field ??= Object.assign(document.createElement('input'), {
      className: 'shared-line',
      readOnly: true,
      value: line,
      ariaLabel: copyButton?.textContent,
    });
    share.append(field);
    field.focus();
    field.select();
    say(refused);
  };

  if (nativeButton && 'share' in navigator) {
    nativeButton.hidden = false;
    // A visitor who changes their mind makes it reject.
    nativeButton.addEventListener(
      'click',
      () => void navigator.share({ title, text: text ?? title, url }).catch(() => undefined),
    );
  }
  if (copyButton && 'clipboard' in navigator) {
    copyButton.hidden = false;
    copyButton.addEventListener('click', () => {
      // Emptied first, so that a second copy is announced too.
      say('');
      field?.remove();
      navigator.clipboard.writeText(line).then(() => say(copied), showSelected);
    });
  }
}
