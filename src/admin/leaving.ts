import { screenName } from './screen-name.ts';

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
 * Asks before something is lost, whichever way one leaves: by a link or a button of the back office (`leaveBy`), by
 * the browser's back button, or by closing the page, where the browser asks in words of its own.
 *
 * @param wouldLose whether something would be lost if one left now
 * @returns how to end that
 */
export function guardLeaving(wouldLose: () => boolean, question: string): () => void {
  const guard = { wouldLose, question };
  place = presentPlace();
  if (guards.size === 0) listen('addEventListener');
  guards.add(guard);
  return () => {
    if (guards.delete(guard) && guards.size === 0) listen('removeEventListener');
  };
}

/** Gives the screen that is shown another address of its own, in place of the former: nothing is left. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
  place = presentPlace();
}

/** Leaves the screen, unless something would be lost and whoever writes stays. */
export function leaveBy(leave: () => void): void {
  if (mayLeave()) leave();
}

/** Lets whoever leaves go unasked from now on: the question has been answered already. */
export function endGuards(): void {
  if (guards.size > 0) listen('removeEventListener');
  guards.clear();
}

const losing = () => [...guards].find(({ wouldLose }) => wouldLose());

function mayLeave(): boolean {
  const guard = losing();
  return guard === undefined || confirm(guard.question);
}

function listen(method: 'addEventListener' | 'removeEventListener'): void {
  window[method]('beforeunload', askBeforeUnload);
  navigationApi()?.[method]('navigate', askBeforeGoingBack);
}

const navigationApi = () => (window as { navigation?: EventTarget }).navigation;

function askBeforeUnload(event: Event): void {
  if (losing()) event.preventDefault();
}

function askBeforeGoingBack(event: Event): void {
  const { navigationType, destination } = event as NavigateEvent;
  const isWithin = navigationType === 'traverse' && destination.sameDocument;
  const isLeaving = isWithin && screenName(new URL(destination.url)) !== screenName(location);
  if (isLeaving && event.cancelable && !mayLeave()) event.preventDefault();
}

/** Where the guarded screen is in the history. */
let place = { screen: '', href: '', state: null as unknown };
const presentPlace = () => ({ screen: screenName(location), href: location.href, state: history.state as unknown });

/**
 * Guards the back button of browsers without the Navigation API, which tell of it only afterwards: who stays is brought back before
 * anybody has noticed, without what was ahead in the history.
 *
 * To call before the router listens: listeners of a window are called in the order in which they came.
 *
 * @returns how to end that
 */
export function guardHistory(): () => void {
  if (navigationApi()) return () => {};
  window.addEventListener('popstate', askAfterGoingBack);
  return () => window.removeEventListener('popstate', askAfterGoingBack);
}

function askAfterGoingBack(event: Event): void {
  const isLeaving = screenName(location) !== place.screen;
  if (!isLeaving || mayLeave()) {
    place = presentPlace();
    return;
  }
  event.stopImmediatePropagation();
  history.pushState(place.state, '', place.href);
}
