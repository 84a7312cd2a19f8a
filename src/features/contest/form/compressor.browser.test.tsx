import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCompressor } from './compressor.ts';

const MOST_BYTES = 36 * 1024;

/** Draws a striped picture on a canvas. */
async function drawn(type: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  for (let stripe = 0; stripe < 40; stripe++) {
    context.fillStyle = `hsl(${stripe * 9} 80% 60%)`;
    context.fillRect((stripe * width) / 40, 0, width / 40, height);
  }
  return new File([await canvas.convertToBlob({ type, quality: 0.9 })], 'preuve', { type });
}

afterEach(() => vi.restoreAllMocks());

describe('compression', () => {
  it.each([
    ['image/jpeg', 2000],
    ['image/png', 1000],
    ['image/webp', 1000],
  ])('shrinks %s of %i px to at most 800 px and 36 KB, in the worker alone', async (type, width) => {
    const photo = await drawn(type, width, (width * 3) / 4);
    // The page itself must neither decode nor draw the picture.
    const decode = vi.spyOn(globalThis, 'createImageBitmap');
    const canvas = vi.spyOn(document, 'createElement');
    const load = vi.fn<() => Promise<never>>();
    const compressor = await openCompressor(undefined, load);
    const picture = await compressor.compress(photo, MOST_BYTES);
    expect(load).not.toHaveBeenCalled();
    expect(decode).not.toHaveBeenCalled();
    expect(canvas).not.toHaveBeenCalled();
    compressor.close();
    decode.mockRestore();
    expect(picture.size).toBeLessThanOrEqual(MOST_BYTES);
    const small = await createImageBitmap(picture);
    expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(800);
    expect(small.width / small.height).toBeCloseTo(4 / 3, 1);
  });

  it('is done by the page when the worker cannot read the picture', async () => {
    const answered = new Blob(['x']);
    const here = vi.fn<(picture: File, mostBytes: number) => Promise<Blob>>().mockResolvedValue(answered);
    const compressor = await openCompressor(undefined, async () => here);
    const damaged = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'abimee.jpg', { type: 'image/jpeg' });
    expect(await compressor.compress(damaged, MOST_BYTES)).toBe(answered);
    expect(here).toHaveBeenCalledExactlyOnceWith(damaged, MOST_BYTES);
    compressor.close();
  });

  it('loads the page’s own code at opening when the worker cannot draw, and rejects when loading fails', async () => {
    const answered = new Blob(['x']);
    const listeners = new EventTarget();
    const terminate = vi.fn();
    const start = () => ({
      postMessage: ({ id }: { id: number }) =>
        listeners.dispatchEvent(new MessageEvent('message', { data: { id, picture: null } })),
      terminate,
      addEventListener: listeners.addEventListener.bind(listeners),
    });
    const load = vi.fn(async () => async () => answered);
    const compressor = await openCompressor(start as never, load);
    expect(load).toHaveBeenCalledOnce();
    expect(await compressor.compress(new File(['x'], 'a.jpg'), MOST_BYTES)).toBe(answered);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(openCompressor(start as never, load)).rejects.toThrow('Failed to fetch');
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('is done by the page when the worker fails, and starts a new worker for the next picture', async () => {
    const answered = new Blob(['x']);
    const load = async () => async () => answered;
    let errors: (() => void)[] = [];
    const start = vi.fn(() => {
      errors = [];
      return {
        postMessage: () => errors.forEach((fail) => fail()),
        terminate: () => undefined,
        addEventListener: (type: string, listener: unknown) => {
          if (type === 'error') errors.push(listener as () => void);
        },
      };
    });
    const compressor = await openCompressor(start as never, load);
    const photo = new File(['x'], 'a.jpg');
    expect(await compressor.compress(photo, MOST_BYTES)).toBe(answered);
    expect(await compressor.compress(photo, MOST_BYTES)).toBe(answered);
    expect(start).toHaveBeenCalledTimes(3);
  });
});
