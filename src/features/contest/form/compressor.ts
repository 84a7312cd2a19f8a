import type { CompressionAnswer, CompressionRequest } from './compression-worker.ts';

/** Compressor of pictures, which runs in a worker where the browser can. */
interface Compressor {
  /** @throws when the picture cannot be read */
  compress: Compress;
  close(): void;
}

type Compress = (picture: File, mostBytes: number) => Promise<Blob>;

type CompressionWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Starts the worker from the site itself, so that no network is needed later. */
const startWorker = (): CompressionWorker =>
  new Worker(new URL('./compression-worker.ts', import.meta.url), { type: 'module' });

/** Loads the same code for the page's own thread. */
const loadHere = async (): Promise<Compress> => (await import('./compress-picture.ts')).compressPicture;

/** PNG of one pixel in base64, to try whether a worker can draw pictures. */
const SMALLEST_PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC';

/**
 * Starts the compressor. The page itself compresses the pictures that the worker cannot draw. Where a worker can draw no picture at
 * all, as in Safari, the page loads the code at once, so that compressing needs no network.
 *
 * @throws when the code cannot be loaded
 */
export async function openCompressor(start = startWorker, load = loadHere): Promise<Compressor> {
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
      // Forgets the failed worker: the next try may start another one.
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
  const compressInWorker = (picture: File, mostBytes: number) => {
    worker ??= open();
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    const request: CompressionRequest = { id: ++requests, picture, mostBytes };
    waiting.set(request.id, resolve);
    worker.postMessage(request);
    return promise;
  };
  try {
    if ((await compressInWorker(smallestPicture(), SMALLEST_PICTURE.length)) === null) await load();
  } catch (error) {
    close();
    throw error;
  }
  return {
    async compress(picture, mostBytes) {
      return (await compressInWorker(picture, mostBytes)) ?? (await load())(picture, mostBytes);
    },
    close,
  };
}

function smallestPicture(): File {
  const bytes = Uint8Array.from(atob(SMALLEST_PICTURE), (character) => character.charCodeAt(0));
  return new File([bytes], 'pixel.png', { type: 'image/png' });
}
