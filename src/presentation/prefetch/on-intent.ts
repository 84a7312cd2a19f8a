import { isPrefetchable } from '../../core/site/prefetchable.ts';

/** Milliseconds on a link after which a pointer, or the keyboard, does not merely pass by. */
const DWELL = 80;

/** Fetches a page of the site ahead once a visitor's pointer, finger or keyboard is on a link to it. */
export function prefetchOnIntent(): void {
  const asked = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const fetchAhead = (link: HTMLAnchorElement) => {
    const address = link.href.replace(/#.*/, '');
    if (asked.has(address) || !isPrefetchable(link, location) || !hasRoom()) return;
    asked.add(address);
    const hint = document.createElement('link');
    if (!hint.relList.supports('prefetch')) {
      fetch(address, { priority: 'low' }).catch(() => undefined);
      return;
    }
    hint.rel = 'prefetch';
    hint.href = address;
    document.head.append(hint);
  };
  const watch = (type: string, delay: number) =>
    document.addEventListener(
      type,
      ({ target }) => {
        clearTimeout(waiting);
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([download])');
        if (link) waiting = setTimeout(fetchAhead, delay, link);
      },
      { passive: true },
    );
  watch('mouseover', DWELL);
  watch('focusin', DWELL);
  watch('touchstart', 0);
}

/** Whether the connection has room for what may never be read: not one that is slow, saves data, or is none. */
function hasRoom(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return navigator.onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}
