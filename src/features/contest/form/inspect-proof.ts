import { imageTypeOf, isHeic } from '../../../core/image/image-bytes.ts';
import { MOST_FILE_BYTES } from './proof-limits.ts';

export type ProofVerdict = 'accepted' | 'too-large' | 'not-a-picture' | 'unreadable-heic' | 'unreadable-file';

const FIRST_BYTES = 64;
const HEIC = 'image/heic';

export function isTooLarge({ size }: Blob): boolean {
  return size > MOST_FILE_BYTES;
}

/**
 * Judges a file by its size and its bytes, because its name and declared type prove nothing. Never throws.
 *
 * @param canDecode tells whether this browser can draw the file; called for HEIC only
 */
export async function inspectProof(file: Blob, canDecode = decodes): Promise<ProofVerdict> {
  if (isTooLarge(file)) return 'too-large';
  let type: string | null;
  try {
    type = await pictureTypeOf(file);
  } catch (error) {
    console.warn('The chosen file cannot be read', error);
    return 'unreadable-file';
  }
  if (type === HEIC) return (await canDecode(file)) ? 'accepted' : 'unreadable-heic';
  return type === null ? 'not-a-picture' : 'accepted';
}

/** Returns the media type of a picture by its bytes; null for other files. @throws when the file has been moved or changed */
export async function pictureTypeOf(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer());
  return isHeic(bytes) ? HEIC : imageTypeOf(bytes);
}

async function decodes(picture: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(picture)).close();
    return true;
  } catch {
    return false;
  }
}
