import { atom, type ReadableAtom } from 'nanostores';

const $count = atom(0);

/** How many pictures would be lost if the page were left now: on their way to the storage, or kept for another try. */
export const $pendingPictures: ReadableAtom<number> = $count;

/** Notes a picture that is on its way to the storage. @returns how to say that it has arrived, or is given up */
export function noteUpload(): () => void {
  let isPending = true;
  $count.set($count.get() + 1);
  return () => {
    if (isPending) $count.set($count.get() - 1);
    isPending = false;
  };
}

/** Whether a picture would be lost if the page were left now. */
export function isUploading(): boolean {
  return $count.get() > 0;
}
