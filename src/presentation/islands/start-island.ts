/** Decides when to start an island. */
type StartTrigger = (element: Element, start: () => void) => void;

/** Starts an island at once, when its code is part of the page's script. */
export const atOnce: StartTrigger = (_, start) => start();

/** Starts an island once it comes near the screen. @param distance as a length of CSS */
export function whenNear(distance: string): StartTrigger {
  return (element, start) => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several positions at once, the oldest first.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: distance },
    );
    observer.observe(element);
  };
}

export const whenIdle: StartTrigger = (_, start) => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
};

/**
 * Starts the island of an element inside `Island.astro`. When its script fails to load, the island shows a notice and
 * retries on request: first by another import, then by reloading the page.
 * @param load imports the script, and mounts the island
 */
export function startIsland(element: HTMLElement, when: StartTrigger, load: () => Promise<unknown>): void {
  // The handler of script-failure-handler.ts leaves started islands alone.
  element.parentElement?.setAttribute('data-started', '');
  // On a slow network, a visitor may press a button before the script has loaded. The button is then pressed once more.
  let pressed = null as HTMLButtonElement | null;
  const remember = ({ target }: Event) => (pressed = (target as Element).closest<HTMLButtonElement>('[type=button]'));
  element.addEventListener('click', remember);
  const attempt = async (isAgain: boolean) => {
    try {
      await load();
      element.removeEventListener('click', remember);
      pressed?.click();
    } catch (error) {
      console.error('An island could not be started', error);
      if (!isAgain || !(await loadPageAgain())) offerRetry(element, 'script', () => void attempt(true));
    }
  };
  when(element, () => void attempt(false));
}

/** Failure of an island: of loading its script, or while running it. */
type Failure = 'script' | 'error';

/** Shows the notice of `Island.astro` in place of an island, with a button to retry. */
export function offerRetry(element: HTMLElement, failure: Failure, again: () => void): void {
  const notice = element.parentElement?.querySelector<HTMLElement>(`[data-failure=${failure}]`);
  const button = notice?.querySelector('button');
  if (!notice || !button) return;
  notice.hidden = false;
  button.onclick = () => {
    notice.hidden = true;
    // The focused button is now hidden.
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    again();
  };
}

/**
 * Reloads the page, if the site answers. Until 2026, browsers remembered a failed import for as long as the page was
 * open, so that another import failed at once.
 * @returns true when the site answers
 */
async function loadPageAgain(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  location.reload();
  return true;
}
