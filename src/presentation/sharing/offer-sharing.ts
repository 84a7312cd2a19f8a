/**
 * Shows the ways of sharing that this browser offers, and makes them work.
 *
 * @param share holds a button of the browser's own sharing, one that copies the link, and a status; its data are the line that
 * goes with the link (a link that is copied goes alone where there is none), what the status says of a copy, and the address
 * to share where that is not the page's
 */
export function offerSharing(share: HTMLElement): void {
  const [nativeButton, copyButton] = share.querySelectorAll('button');
  const status = share.querySelector('[role=status]');
  const { title } = document;
  const { text, copied = '', refused = '' } = share.dataset;
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  const url = new URL(share.dataset['address'] ?? '', page).href;
  const line = text === undefined ? url : `${text} ${url}`;
  const say = (...words: (Node | string)[]) => status?.replaceChildren(...words);

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
      say();
      navigator.clipboard.writeText(line).then(
        () => say(copied),
        () => {
          // Selected, it takes a key or a long touch to copy.
          const shown = document.createElement('code');
          shown.append(line);
          say(refused, shown);
          getSelection()?.selectAllChildren(shown);
        },
      );
    });
  }
}
