import { atom, type ReadableAtom } from 'nanostores';
import type { PublishedChange } from './copy.ts';

/** A change that visitors will see. */
export interface VisibleChange {
  change: PublishedChange;
  /** The publication that shows it; null for the newest one, whichever that is. */
  publicationId: string | null;
}

/** A change whose publication is followed. */
interface FollowedChange extends VisibleChange {
  /** Tells it from an earlier one. */
  number: number;
}

const $count = atom(0);
const $followed = atom<FollowedChange | null>(null);
const $inPlace = atom(0);

/** How many times something was changed from here that visitors see: each change asks for a publication. */
export const $visibleChanges: ReadableAtom<number> = $count;

/** The change that was asked for last, until visitors see it or nobody wants to know any more. */
export const $followedChange: ReadableAtom<FollowedChange | null> = $followed;

/** How many statuses of publications screens show where they were asked for: the one above all screens leaves it to them. */
export const $statusesInPlace: ReadableAtom<number> = $inPlace;

/**
 * Tells that visitors will see a change, once it is published: the database has recorded that it was asked for.
 *
 * @param change null when that may be so and nobody knows: an answer was lost, or the same change is asked for again
 */
export function tellVisibleChange(change: VisibleChange | null): void {
  const number = $count.get() + 1;
  if (change) $followed.set({ ...change, number });
  $count.set(number);
}

/**
 * Tells that an article is out of the trash, where visitors see it again.
 *
 * @param isPublic whether they do; without an answer, the state of the site is asked for all the same
 */
export async function tellRestored(
  articleId: string,
  isPublic: (articleId: string) => Promise<boolean>,
): Promise<void> {
  const isSeen = await isPublic(articleId).catch(() => false);
  tellVisibleChange(isSeen ? { change: 'restore', publicationId: null } : null);
}

/** Follows the last change no further. */
export function forgetChange(): void {
  $followed.set(null);
}

/** Counts a status that a screen shows; returns what takes it back. */
export function showInPlace(): () => void {
  $inPlace.set($inPlace.get() + 1);
  return () => $inPlace.set($inPlace.get() - 1);
}
