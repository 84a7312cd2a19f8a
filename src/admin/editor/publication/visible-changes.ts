import { atom, type ReadableAtom } from 'nanostores';

const $count = atom(0);

/** How many times something was changed from here that visitors see: each change asks for a publication. */
export const $visibleChanges: ReadableAtom<number> = $count;

/** Tells that visitors will see a change, once it is published: the database has recorded that it was asked for. */
export function tellVisibleChange(): void {
  $count.set($count.get() + 1);
}
