import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PictureUploadOutcome } from '../../../gateway/browser/pictures.ts';
import type { UploadPicture } from './picture-upload.ts';
import { preparePicture } from './prepare-picture.ts';
import { isUploading } from './uploads-under-way.ts';
import { usePictureUpload } from './use-picture-upload.ts';
import { LARGEST_PICTURE } from '../../../core/image/stored-picture.ts';
import { LONGEST_PICTURE_SIDE, MOST_UPLOAD_BYTES } from './picture-limits.ts';

const GIF = 'GIF89a\u0001\0\u0001\0\u0080\0\0\0\0\0ÿÿÿ,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0;';
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

async function photo({ width = 3000, height = 2000, type = 'image/jpeg', name = 'Été à Sète.JPG' } = {}) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  for (let stripe = 0; stripe < 20; stripe += 1) {
    context.fillStyle = `hsl(${stripe * 18} 80% 50%)`;
    context.fillRect((stripe * width) / 20, 0, width / 20, height);
  }
  return new File([await canvas.convertToBlob({ type })], name, { type });
}

describe('preparePicture', () => {
  it('scales a large photo down to the longest side that pages show, and converts it to WebP', async () => {
    const result = await preparePicture(await photo());
    expect(result).toMatchObject({ kind: 'prepared', name: 'Été à Sète.webp', width: LONGEST_PICTURE_SIDE });
    if (result.kind !== 'prepared') return;
    expect(result.height).toBe(Math.floor((LONGEST_PICTURE_SIDE * 2) / 3));
    expect(result.file.type).toBe('image/webp');
  });

  it('leaves a small picture at its size', async () => {
    const file = await photo({ width: 300, height: 400, type: 'image/png', name: 'petit.png' });
    expect(await preparePicture(file)).toMatchObject({ kind: 'prepared', width: 300, height: 400 });
  });

  it('keeps a GIF byte for byte, because it may be animated, and corrects its extension', async () => {
    const file = new File([bytesOf(GIF)], 'bouge.jpg', { type: 'image/jpeg' });
    const result = await preparePicture(file);
    expect(result).toMatchObject({ kind: 'prepared', name: 'bouge.gif', width: 1, height: 1 });
    if (result.kind === 'prepared') expect(new Uint8Array(await result.file.arrayBuffer())).toEqual(bytesOf(GIF));
  });

  it.each([
    [
      'a file that only claims to be an image',
      new File(['<p>non</p>'], 'photo.jpg', { type: 'image/jpeg' }),
      'pretended',
    ],
    ['a photo of an iPhone', new File([Uint8Array.of(0, 0, 0, 24), 'ftypheic'], 'IMG_1.HEIC'), 'heic'],
    [
      'a photo of an iPhone that is called a JPEG',
      new File([Uint8Array.of(0, 0, 0, 24), 'ftypmif1'], 'p.jpg', { type: 'image/jpeg' }),
      'heic',
    ],
    ['a picture of another format', new File(['BM'], 'p.bmp', { type: 'image/bmp' }), 'other-format'],
    [
      'an SVG drawing',
      new File(['<svg><script>alert(1)</script></svg>'], 'd.svg', { type: 'image/svg+xml' }),
      'drawing',
    ],
    ['an SVG drawing without a type', new File(['<svg/>'], 'd.svg'), 'drawing'],
    ['a text', new File(['bonjour'], 'note.txt', { type: 'text/plain' }), 'not-a-picture'],
    ['an empty file', new File([], 'vide.png', { type: 'image/png' }), 'pretended'],
    [
      'a file of 50 MB',
      new File([new Uint8Array(MOST_UPLOAD_BYTES * 2)], 'énorme.jpg', { type: 'image/jpeg' }),
      'too-large',
    ],
    ['a heavy animation', new File([GIF, new Uint8Array(LARGEST_PICTURE)], 'a.gif'), 'animation-too-large'],
    [
      'a photo cut short',
      new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0)], 'p.jpg', { type: 'image/jpeg' }),
      'damaged',
    ],
  ])('refuses %s', async (_name, file, reason) => {
    expect(await preparePicture(file)).toEqual({ kind: 'refused', reason, size: file.size });
  });

  it('refuses a file that cannot be read, such as a dropped folder', async () => {
    const folder = new File([], 'Vacances');
    vi.spyOn(folder, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new DOMException('A folder', 'NotFoundError')),
    } as unknown as Blob);
    expect(await preparePicture(folder)).toEqual({ kind: 'refused', reason: 'damaged', size: 0 });
  });

  it('rejects with the reason of an aborted signal', async () => {
    const file = await photo({ width: 30, height: 20 });
    await expect(preparePicture(file, { signal: AbortSignal.abort(new Error('annulé')) })).rejects.toThrow('annulé');
  });
});

function Place({ uploadPicture, file }: { uploadPicture: UploadPicture; file: File }) {
  const { state, choose, retry, cancel } = usePictureUpload(uploadPicture);
  return (
    <>
      <p role="status">{state ? JSON.stringify(state) : 'rien'}</p>
      <button onClick={() => choose(file)}>Choisir</button>
      <button onClick={retry}>Réessayer</button>
      <button onClick={cancel}>Annuler</button>
    </>
  );
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const says = (text: RegExp) => expect.element(page.getByRole('status')).toMatchTextContent(text);

describe('usePictureUpload', () => {
  it('keeps a file that could not be sent, and sends it at the next try', async () => {
    const outcomes: PictureUploadOutcome[] = [{ kind: 'unreachable' }, { kind: 'uploaded', url: '/image.webp' }];
    const uploadPicture = vi.fn<UploadPicture>(async () => outcomes.shift() as PictureUploadOutcome);
    await render(<Place uploadPicture={uploadPicture} file={await photo({ width: 30, height: 20 })} />);
    await says(/rien/);
    await press('Choisir');
    await says(/est gardée ici/);
    expect(isUploading()).toBe(true);
    await press('Réessayer');
    await says(/image\.webp/);
    expect(isUploading()).toBe(false);
    expect(uploadPicture).toHaveBeenCalledTimes(2);
    expect(uploadPicture.mock.calls[0]?.[0]).toBe(uploadPicture.mock.calls[1]?.[0]);
    expect(uploadPicture.mock.calls[0]?.[1]).toBe('Été à Sète.webp');
  });

  it('says why the storage refuses a file, and does not send the same file again', async () => {
    const uploadPicture = vi.fn<UploadPicture>(async () => ({ kind: 'refused', reason: 'too-large' }));
    await render(<Place uploadPicture={uploadPicture} file={await photo({ width: 30, height: 20 })} />);
    await press('Choisir');
    await says(/trop lourde/);
    expect(isUploading()).toBe(false);
    await press('Réessayer');
    expect(uploadPicture).toHaveBeenCalledTimes(1);
  });

  it('forgets a cancelled upload, and ignores a later answer of the storage', async () => {
    const answer = Promise.withResolvers<PictureUploadOutcome>();
    const uploadPicture = vi.fn<UploadPicture>(() => answer.promise);
    uploadPicture.mockResolvedValueOnce({ kind: 'unreachable' });
    await render(<Place uploadPicture={uploadPicture} file={await photo({ width: 30, height: 20 })} />);
    await press('Choisir');
    await says(/est gardée ici/);
    await press('Annuler');
    await says(/rien/);
    expect(isUploading()).toBe(false);
    await press('Choisir');
    await says(/sending/);
    expect(isUploading()).toBe(true);
    await press('Annuler');
    expect(isUploading()).toBe(false);
    answer.resolve({ kind: 'uploaded', url: '/tard.webp' });
    await answer.promise;
    await says(/rien/);
  });
});
