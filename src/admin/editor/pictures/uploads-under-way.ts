import { atom, type ReadableAtom } from 'nanostores';

const $count = atom(0);

/** Number of pictures that would be lost by leaving the page: uploading, or kept for another try. */
export const $pendingPictures: ReadableAtom<number> = $count;

/** Counts a pending upload. @returns a function to call when it has ended */
export function noteUpload(): () => void {
  let isPending = true;
  $count.set($count.get() + 1);
  return () => {
    if (isPending) $count.set($count.get() - 1);
    isPending = false;
  };
}

export function isUploading(): boolean {
  return $count.get() > 0;
}
