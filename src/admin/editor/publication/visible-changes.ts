import { atom, type ReadableAtom } from 'nanostores';
import type { PublishedChange } from './copy.ts';

export interface VisibleChange {
  change: PublishedChange;
  /** Publication that brings the change online; null for the newest one. */
  publicationId: string | null;
}

interface FollowedChange extends VisibleChange {
  /** Tells apart successive changes. */
  number: number;
}

const $count = atom(0);
const $followed = atom<FollowedChange | null>(null);
const $inPlace = atom(0);

/** Number of visible changes made in this tab, each of which requests a publication. */
export const $visibleChanges: ReadableAtom<number> = $count;

/** Last visible change, until it is online or dismissed. */
export const $followedChange: ReadableAtom<FollowedChange | null> = $followed;

/** Number of statuses that screens show in place: the status above all screens then stays hidden. */
export const $statusesInPlace: ReadableAtom<number> = $inPlace;

/**
 * Reports a change that visitors will see once it is published: the database has recorded the request.
 *
 * @param change null when it is uncertain because an answer was lost, or when the same change is requested again
 */
export function tellVisibleChange(change: VisibleChange | null): void {
  const number = $count.get() + 1;
  if (change) $followed.set({ ...change, number });
  $count.set(number);
}

/**
 * Reports that an article is out of the trash, which is a visible change if visitors may see the article.
 *
 * @param isPublic whether visitors see it; when that fails, the state of the site is checked anyway
 */
export async function tellRestored(
  articleId: string,
  isPublic: (articleId: string) => Promise<boolean>,
): Promise<void> {
  const isSeen = await isPublic(articleId).catch(() => false);
  tellVisibleChange(isSeen ? { change: 'restore', publicationId: null } : null);
}

export function forgetChange(): void {
  $followed.set(null);
}

/** Counts a status as shown in place until the returned function is called. */
export function showInPlace(): () => void {
  $inPlace.set($inPlace.get() + 1);
  return () => $inPlace.set($inPlace.get() - 1);
}
