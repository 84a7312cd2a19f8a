/**
 * Shows the ways of sharing that this browser offers, and makes them work.
 * @param share element of `ShareButtons`: a button for the browser's own sharing, another to copy the link, and a
 * status. Its data attributes hold the line that goes with the link (a copied link goes alone without one), the
 * messages of the status, and the address if not the page's own.
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
    // `share` rejects when the visitor cancels.
    nativeButton.addEventListener(
      'click',
      () => void navigator.share({ title, text: text ?? title, url }).catch(() => undefined),
    );
  }
  if (copyButton && 'clipboard' in navigator) {
    copyButton.hidden = false;
    copyButton.addEventListener('click', () => {
      // Empty the status first, so that screen readers announce a second copy too.
      say();
      navigator.clipboard.writeText(line).then(
        () => say(copied),
        () => {
          // Select the text, so that a key or a long touch copies it.
          const shown = document.createElement('code');
          shown.append(line);
          say(refused, shown);
          getSelection()?.selectAllChildren(shown);
        },
      );
    });
  }
}
