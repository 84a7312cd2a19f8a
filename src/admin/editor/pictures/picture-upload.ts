import { atom, type ReadableAtom } from 'nanostores';
import type { PictureUploadOutcome } from '../../../gateway/browser/pictures.ts';
import { PICTURE_COPY } from './copy.ts';
import { noteUpload } from './uploads-under-way.ts';
import { preparePicture, type PreparedPicture } from './prepare-picture.ts';

export type UploadPicture = (file: Blob, name: string) => Promise<PictureUploadOutcome>;

export type PictureUploadState =
  | { kind: 'preparing'; /** From 0 to 100. */ progress: number }
  | { kind: 'sending' }
  /** The file is kept; `canRetry` is true when another attempt may succeed. */
  | { kind: 'failed'; message: string; canRetry: boolean }
  | { kind: 'cancelled' }
  | { kind: 'uploaded'; url: string; width: number; height: number };

export interface PictureUpload {
  readonly file: File;
  readonly $state: ReadableAtom<PictureUploadState>;
  retry(): void;
  cancel(): void;
}

/**
 * Prepares and uploads a file. Keeps the prepared picture for another attempt. Until the picture is uploaded, refused or cancelled,
 * leaving the editor asks for confirmation.
 */
export function startPictureUpload(file: File, uploadPicture: UploadPicture): PictureUpload {
  const $state = atom<PictureUploadState>({ kind: 'preparing', progress: 0 });
  const cancellation = new AbortController();
  let prepared: PreparedPicture | null = null;

  const settle = noteUpload();
  const set = (state: PictureUploadState) => {
    if (cancellation.signal.aborted) return;
    $state.set(state);
    if (state.kind === 'uploaded' || (state.kind === 'failed' && !state.canRetry)) settle();
  };

  const prepare = async (): Promise<PreparedPicture | null> => {
    const result = await preparePicture(file, {
      onProgress: (progress) => set({ kind: 'preparing', progress }),
      signal: cancellation.signal,
    });
    if (result.kind === 'prepared') return result;
    const canRetry = result.kind === 'unreachable';
    const message = canRetry ? PICTURE_COPY.notStored.unreachable : PICTURE_COPY.refused(result);
    set({ kind: 'failed', message, canRetry });
    return null;
  };

  const run = async () => {
    prepared ??= await prepare();
    if (!prepared || cancellation.signal.aborted) return;
    set({ kind: 'sending' });
    const { name, width, height } = prepared;
    const outcome = await uploadPicture(prepared.file, name).catch(() => ({ kind: 'unreachable' }) as const);
    if (outcome.kind === 'uploaded') return set({ kind: 'uploaded', url: outcome.url, width, height });
    const reason = outcome.kind === 'refused' ? outcome.reason : outcome.kind;
    const canRetry = reason === 'unreachable' || reason === 'signed-out' || reason === 'not-allowed';
    set({ kind: 'failed', message: PICTURE_COPY.notStored[reason], canRetry });
  };
  // A cancelled run rejects, and the state is already `cancelled`.
  const start = () => void run().catch(settle);
  start();

  return {
    file,
    $state,
    retry() {
      const state = $state.get();
      if (state.kind !== 'failed' || !state.canRetry) return;
      $state.set({ kind: 'sending' });
      start();
    },
    cancel() {
      if ($state.get().kind === 'uploaded') return;
      cancellation.abort();
      $state.set({ kind: 'cancelled' });
      settle();
    },
  };
}
