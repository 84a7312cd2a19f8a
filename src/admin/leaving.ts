import { screenName } from './screen-name.ts';

/** The part of the Navigation API that this file uses: TypeScript does not know it yet. */
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
 * Asks before something would be lost by leaving: through a link or button of the back office (`leaveBy`), the browser's back
 * button, or closing the page, where the browser asks in its own words.
 *
 * @param wouldLose whether something would be lost now
 * @returns a function that ends the guard
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

/** Replaces the address of the shown screen, without leaving it. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
  place = presentPlace();
}

/** Leaves the screen, unless something would be lost and the writer decides to stay. */
export function leaveBy(leave: () => void): void {
  if (mayLeave()) leave();
}

/** Ends all guards, because the question has been answered already. */
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

/** Place of the guarded screen in the history. */
let place = { screen: '', href: '', state: null as unknown };
const presentPlace = () => ({ screen: screenName(location), href: location.href, state: history.state as unknown });

/**
 * Guards the back button of browsers without the Navigation API, which report its use only afterwards. A writer who stays is
 * brought back at once, but loses the forward history.
 *
 * Must be called before the router listens: a window calls its listeners in the order of their registration.
 *
 * @returns a function that ends the guard
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
