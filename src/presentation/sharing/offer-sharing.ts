/**
 * Shows the ways of sharing that this browser offers, and makes them work.
 *
 * @param share holds a button of the browser's own sharing, one that copies the link, and a status; its data are the title,
 * what the status says of a copy, and the address to share where that is not the page's
 */
export function offerSharing(share: HTMLElement): void {
  const [nativeButton, copyButton] = share.querySelectorAll('button');
  const status = share.querySelector('[role=status]');
  const { title = '', copied = '', refused = '' } = share.dataset;
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  const url = new URL(share.dataset['address'] ?? '', page).href;
  const say = (text: string) => {
    if (status) status.textContent = text;
  };

  if (nativeButton && 'share' in navigator) {
    nativeButton.hidden = false;
    // A visitor who changes their mind makes it reject.
    nativeButton.addEventListener('click', () => void navigator.share({ title, url }).catch(() => undefined));
  }
  if (copyButton && 'clipboard' in navigator) {
    copyButton.hidden = false;
    copyButton.addEventListener('click', () => {
      // Emptied first, so that a second copy is announced too.
      say('');
      navigator.clipboard.writeText(url).then(
        () => say(copied),
        () => say(refused),
      );
    });
  }
}
