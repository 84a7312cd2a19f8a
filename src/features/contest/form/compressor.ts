import type { CompressionAnswer, CompressionRequest } from './compression-worker.ts';

/** Compresses pictures, away from the page as far as the browser can. */
export interface Compressor {
  /** @throws when the picture cannot be read, or what compresses cannot be loaded */
  compress(picture: File, mostBytes: number): Promise<Blob>;
  close(): void;
}

/** A worker, as far as it is spoken to. */
type CompressionWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Loads the worker from the site itself, so that no network is needed later. */
const startWorker = (): CompressionWorker =>
  new Worker(new URL('./compression-worker.ts', import.meta.url), { type: 'module' });

/** The same by the page itself: Safari draws no picture in a worker. */
const compressHere = async (picture: File, mostBytes: number): Promise<Blob> =>
  (await import('./compress-picture.ts')).compressPicture(picture, mostBytes);

/** Starts what compresses pictures. What the worker cannot draw, the page draws. */
export function openCompressor(start = startWorker, compressInPage = compressHere): Compressor {
  let requests = 0;
  let worker: CompressionWorker | null = null;
  const waiting = new Map<number, (picture: Blob | null) => void>();
  const open = () => {
    const started = start();
    started.addEventListener('message', (event) => {
      const { id, picture } = (event as MessageEvent<CompressionAnswer>).data;
      waiting.get(id)?.(picture);
      waiting.delete(id);
    });
    started.addEventListener('error', () => {
      // Another one may be loaded the next time.
      close();
      for (const answer of waiting.values()) answer(null);
      waiting.clear();
    });
    return started;
  };
  const close = () => {
    worker?.terminate();
    worker = null;
  };
  worker = open();
  return {
    async compress(picture, mostBytes) {
      worker ??= open();
      const { promise, resolve } = Promise.withResolvers<Blob | null>();
      const request: CompressionRequest = { id: ++requests, picture, mostBytes };
      waiting.set(request.id, resolve);
      worker.postMessage(request);
      return (await promise) ?? compressInPage(picture, mostBytes);
    },
    close,
  };
}
