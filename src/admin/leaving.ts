/** The part of the Navigation API that this uses: TypeScript does not know it yet. */
interface NavigateEvent extends Event {
  navigationType: 'push' | 'replace' | 'traverse' | 'reload';
  destination: { url: string; sameDocument: boolean };
}

interface Guard {
  wouldLose: () => boolean;
  question: string;
}

const guards = new Set<Guard>();

/**
 * Asks before something is lost, whichever way one leaves: by a link or a button of the back office or by signing out (`leaveBy`), by
 * the browser's back button, or by closing the page, where the browser asks in words of its own.
 *
 * @param wouldLose whether something would be lost if one left now
 * @returns how to end that
 */
export function guardLeaving(wouldLose: () => boolean, question: string): () => void {
  const guard = { wouldLose, question };
  if (guards.size === 0) listen('addEventListener');
  guards.add(guard);
  return () => {
    if (guards.delete(guard) && guards.size === 0) listen('removeEventListener');
  };
}

/** Leaves the screen, unless something would be lost and whoever writes stays. */
export function leaveBy(leave: () => void): void {
  if (mayLeave()) leave();
}

const losing = () => [...guards].find(({ wouldLose }) => wouldLose());

function mayLeave(): boolean {
  const guard = losing();
  return guard === undefined || confirm(guard.question);
}

function listen(method: 'addEventListener' | 'removeEventListener'): void {
  window[method]('beforeunload', askBeforeUnload);
  (window as { navigation?: EventTarget }).navigation?.[method]('navigate', askBeforeGoingBack);
}

function askBeforeUnload(event: Event): void {
  if (losing()) event.preventDefault();
}

function askBeforeGoingBack(event: Event): void {
  const { navigationType, destination } = event as NavigateEvent;
  const isWithin = navigationType === 'traverse' && destination.sameDocument;
  const isLeaving = isWithin && new URL(destination.url).pathname !== location.pathname;
  if (isLeaving && event.cancelable && !mayLeave()) event.preventDefault();
}
