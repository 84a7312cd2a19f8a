/** Loads the consent code once the page has loaded and the browser is idle. */
export function startWhenIdle(manageLink: HTMLElement | null): void {
  const load = async () => (await import('./consent.ts')).consent;
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  const start = () =>
    whenIdle(() => {
      load()
        .then((consent) => consent?.start())
        .catch((error: unknown) => console.error('The question about cookies could not be asked', error));
    });
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);

  if (!(manageLink instanceof HTMLAnchorElement)) return;
  // Without script the link leads to the page about cookies; with script it is a button.
  manageLink.role = 'button';
  manageLink.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    manageLink.click();
  });
  manageLink.addEventListener('click', (event) => {
    event.preventDefault();
    load()
      .then((consent) => consent?.reopen(manageLink))
      .catch(() => location.assign(manageLink.href));
  });
}
