import { isHeic } from '../../../core/image/heic.ts';
import { imageTypeOf } from '../../../core/image/image-bytes.ts';
import { MOST_FILE_BYTES } from './proof-limits.ts';

/** Result of inspecting a chosen file. */
export type ProofVerdict = 'accepted' | 'too-large' | 'not-a-picture' | 'unreadable-heic';

const FIRST_BYTES = 64;
const HEIC = 'image/heic';

/** Whether a file is larger than what is taken: known at once. */
export function isTooLarge({ size }: Blob): boolean {
  return size > MOST_FILE_BYTES;
}

/**
 * Looks at what a file is, by its bytes: its name and the type that it says of itself are no proof.
 *
 * @param canDecode whether this browser can draw a picture of a kind that many cannot
 */
export async function inspectProof(file: Blob, canDecode = decodes): Promise<ProofVerdict> {
  if (isTooLarge(file)) return 'too-large';
  const type = await pictureTypeOf(file);
  if (type === HEIC) return (await canDecode(file)) ? 'accepted' : 'unreadable-heic';
  return type === null ? 'not-a-picture' : 'accepted';
}

/** The type of a picture, by its bytes; null for what is none. */
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
