import * as v from 'valibot';
import { imageTypeOf } from '../../core/image/image-bytes.ts';
import {
  LARGEST_PICTURE,
  PICTURE_BUCKET,
  PICTURE_EXTENSIONS,
  PICTURE_KEPT_FOR,
} from '../../core/image/stored-picture.ts';
import { databaseOrigin, storedFileAddress } from './database-access.ts';
import { fetchAsSignedIn } from './session.ts';

export type PictureUploadOutcome =
  | { kind: 'uploaded'; url: string }
  | { kind: 'refused'; reason: 'not-a-picture' | 'too-large' | 'signed-out' | 'not-allowed' }
  | { kind: 'unreachable' };

type Refusal = Extract<PictureUploadOutcome, { kind: 'refused' }>['reason'];

const UPLOAD_TIMEOUT = 60_000;

const REFUSALS: Record<number, Refusal> = {
  401: 'signed-out',
  403: 'not-allowed',
  413: 'too-large',
  415: 'not-a-picture',
};

/** Storage puts the meaningful status into the body of its answer. */
const StorageError = v.object({ statusCode: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)) });

/** Uploads a picture under a new name. Never throws. */
export function uploadPicture(file: Blob): Promise<PictureUploadOutcome> {
  return uploadPictureBy(fetchAsSignedIn, file);
}

export async function uploadPictureBy(fetch: typeof globalThis.fetch, file: Blob): Promise<PictureUploadOutcome> {
  if (file.size > LARGEST_PICTURE) return { kind: 'refused', reason: 'too-large' };
  try {
    const type = imageTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
    if (type === null) return { kind: 'refused', reason: 'not-a-picture' };
    const name = `${PICTURE_BUCKET}/${crypto.randomUUID()}.${PICTURE_EXTENSIONS[type]}`;
    const response = await fetch(`${databaseOrigin()}/storage/v1/object/${name}`, {
      method: 'POST',
      // A hosted storage hides files from search engines without this header.
      headers: { 'content-type': type, 'cache-control': `max-age=${PICTURE_KEPT_FOR}`, 'x-robots-tag': 'all' },
      body: file,
      signal: AbortSignal.timeout(UPLOAD_TIMEOUT),
    });
    if (response.ok) return { kind: 'uploaded', url: storedFileAddress(name) };
    const reason = REFUSALS[await statusOf(response)];
    if (reason) return { kind: 'refused', reason };
    console.warn('The storage has refused a picture', response.status);
  } catch (error) {
    console.warn('The storage does not answer', error);
  }
  return { kind: 'unreachable' };
}

async function statusOf(response: Response): Promise<number> {
  const answer = v.safeParse(StorageError, await response.json().catch(() => null));
  return answer.success && Object.hasOwn(REFUSALS, answer.output.statusCode)
    ? answer.output.statusCode
    : response.status;
}
