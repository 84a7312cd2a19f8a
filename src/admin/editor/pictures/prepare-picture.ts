import { imageTypeOf, isAnimated, isHeic } from '../../../core/image/image-bytes.ts';
import { LARGEST_PICTURE } from '../../../core/image/stored-picture.ts';
import { ACCEPTED_PICTURES, LONGEST_PICTURE_SIDE, MOST_UPLOAD_BYTES } from './picture-limits.ts';

export interface PreparedPicture {
  kind: 'prepared';
  file: Blob;
  /** The chosen file's name, with the extension of the converted type. */
  name: string;
  width: number;
  height: number;
}

/** Reason why a file is refused, with its size in bytes. */
export interface PictureRefusal {
  kind: 'refused';
  reason:
    | 'drawing'
    | 'heic'
    | 'other-format'
    | 'pretended'
    | 'not-a-picture'
    | 'too-large'
    | 'animation-too-large'
    | 'damaged';
  size: number;
}

/** Outcome when the code that redraws pictures did not load. */
interface CodeNotLoaded {
  kind: 'unreachable';
}

interface PreparationOptions {
  /** Receives the progress, from 0 to 100. */
  onProgress?: (progress: number) => void;
  signal?: AbortSignal;
}

const QUALITY = 0.82;
const TARGET_MEGABYTES = 0.6;
/** Number of bytes that are read to detect the type of a file. */
const FIRST_BYTES = 64 * 1024;

/**
 * Converts a chosen file for pages: detects its type by its bytes and redraws it in WebP, no larger than needed, which also drops
 * its metadata. Animations are kept as they are.
 *
 * @throws the reason of the aborted signal, and nothing else: an unusable file is refused
 */
export async function preparePicture(
  file: File,
  { onProgress = () => undefined, signal }: PreparationOptions = {},
): Promise<PreparedPicture | PictureRefusal | CodeNotLoaded> {
  const refuse = (reason: PictureRefusal['reason']): PictureRefusal => ({ kind: 'refused', reason, size: file.size });
  if (file.size > MOST_UPLOAD_BYTES) return refuse('too-large');
  try {
    const start = await firstBytes(file);
    signal?.throwIfAborted();
    const type = imageTypeOf(start);
    if (type === null) return refuse(reasonAgainst(file, start));

    const isMoving = isAnimated(start, type);
    if (isMoving && file.size > LARGEST_PICTURE) return refuse('animation-too-large');
    const compress = await loadCompression().catch(() => null);
    signal?.throwIfAborted();
    if (!compress) return { kind: 'unreachable' };
    // Uses the real type: a GIF may be called .jpg.
    const named = new File([file], file.name, { type });
    const picture = isMoving ? named : await drawnAnew(compress, named, onProgress, signal);
    signal?.throwIfAborted();
    if (picture.size > LARGEST_PICTURE) return refuse('too-large');
    const { width, height } = await sizeOf(picture);
    signal?.throwIfAborted();
    return { kind: 'prepared', file: picture, name: nameFor(file.name, picture.type), width, height };
  } catch {
    signal?.throwIfAborted();
    // A dropped folder ends here as well, because it cannot be read.
    return refuse('damaged');
  }
}

/** Loads the code on demand: most articles are opened without adding a picture. */
const loadCompression = async () => (await import('browser-image-compression')).default;

async function drawnAnew(
  compress: Awaited<ReturnType<typeof loadCompression>>,
  file: File,
  onProgress: (progress: number) => void,
  signal?: AbortSignal,
): Promise<Blob> {
  const drawn = await compress(file, {
    fileType: 'image/webp',
    initialQuality: QUALITY,
    maxWidthOrHeight: LONGEST_PICTURE_SIDE,
    maxSizeMB: TARGET_MEGABYTES,
    // The library's worker would load code from another site.
    useWebWorker: false,
    onProgress,
    ...(signal && { signal }),
  });
  // Safari returns PNG, as it cannot write WebP.
  const type = imageTypeOf(await firstBytes(drawn)) ?? 'image/webp';
  return new Blob([drawn], { type });
}

async function firstBytes(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer());
}

async function sizeOf(picture: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

function reasonAgainst({ name, type }: File, bytes: Uint8Array): PictureRefusal['reason'] {
  if (isHeic(bytes)) return 'heic';
  if (type === 'image/svg+xml' || /\.svgz?$/i.test(name)) return 'drawing';
  if (!type.startsWith('image/')) return 'not-a-picture';
  return ACCEPTED_PICTURES.split(',').includes(type) ? 'pretended' : 'other-format';
}

function nameFor(name: string, type: string): string {
  const stem = name.replace(/\.[^.]*$/, '') || 'image';
  return `${stem}.${type.replace('image/', '').replace('jpeg', 'jpg')}`;
}
