import { isPrefetchable } from '../../core/site/prefetchable.ts';

/** Milliseconds on a link that show intent, for a pointer or the keyboard. */
const DWELL = 80;

/** Prefetches a page of the site once a pointer, finger or keyboard focus is on a link to it. */
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

/** Returns false for a connection that is offline, slow or saves data. */
function hasRoom(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return navigator.onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}
