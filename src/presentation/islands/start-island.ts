/** Calls back when an island is to be started. */
type Moment = (element: Element, start: () => void) => void;

/** Starts an island at once: its script has come with the page's. */
export const atOnce: Moment = (_, start) => start();

/** Starts an island once it comes near the screen. @param distance as a length of CSS */
export function whenNear(distance: string): Moment {
  return (element, start) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        start();
      },
      { rootMargin: distance },
    );
    observer.observe(element);
  };
}

/** Starts an island once the browser has nothing better to do. */
export const whenIdle: Moment = (_, start) => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
};

/**
 * Starts the island of an element, which stands in `Island.astro`. When its script does not come, the island says so and tries
 * again when asked: by another import, then by the page.
 *
 * @param load imports the script, and mounts the island
 */
export function startIsland(element: HTMLElement, when: Moment, load: () => Promise<unknown>): void {
  // From here on, script-failures.ts leaves the island alone.
  element.parentElement?.setAttribute('data-started', '');
  const attempt = async (isAgain: boolean) => {
    try {
      await load();
    } catch (error) {
      console.error('An island could not be started', error);
      if (!isAgain || !(await loadPageAgain())) offerAgain(element, 'script', () => void attempt(true));
    }
  };
  when(element, () => void attempt(false));
}

/** Why an island does not work: its script has not come, or an error has ended it. */
type Failure = 'script' | 'error';

/** Shows in an island's place what happened, as `Island.astro` has it, with a button that begins again. */
export function offerAgain(element: HTMLElement, failure: Failure, again: () => void): void {
  const notice = element.parentElement?.querySelector<HTMLElement>(`[data-failure=${failure}]`);
  const button = notice?.querySelector('button');
  if (!notice || !button) return;
  notice.hidden = false;
  button.onclick = () => {
    notice.hidden = true;
    // The button that had the focus is gone.
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    again();
  };
}

/**
 * Loads the page again, if the site answers. Until 2026, browsers remembered that a script had not come for as long as the page was
 * open: another import of it then fails at once.
 *
 * @returns whether the site answers
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
