import type { MailVariables } from '../../../core/mail/mail-size.ts';
import { inspectProof, pictureTypeOf, type ProofVerdict } from './inspect-proof.ts';
import { MOST_PICTURE_BYTES } from './proof-limits.ts';
import { proofFilename, proofVariables, roomForPicture, type ProofSender } from './proof-message.ts';

export interface ProofServices {
  /** @throws when the picture cannot be read */
  compress(picture: File, mostBytes: number): Promise<Blob>;
  send(variables: MailVariables): Promise<ProofOutcome>;
}

export type ProofOutcome =
  | { kind: 'sent' }
  /** The file is not an acceptable proof. */
  | { kind: 'refused'; verdict: Exclude<ProofVerdict, 'accepted'> | 'too-large-compressed' }
  | { kind: 'not-compressed' }
  /** Sent faster than a person can. */
  | { kind: 'too-quick' }
  | { kind: 'trapped' }
  /** An option above the form is wrong; the reason stands beside it. */
  | { kind: 'to-correct' }
  /** The contest refuses this person; `message` tells the visitor why. */
  | { kind: 'not-entered'; message: string }
  /** The proof was not sent; `status` is the HTTP status of the mail service. */
  | { kind: 'failed'; status: number };

export type ProofSubmission = Promise<ProofOutcome>;

/** Compresses a proof and sends it; never throws. */
export async function sendProof(
  sender: ProofSender,
  proof: File,
  { compress, send }: ProofServices,
): Promise<ProofOutcome> {
  let picture: Blob;
  const room = roomForPicture(sender, proofFilename(proof.name, 'image/jpeg'));
  try {
    const verdict = await inspectProof(proof);
    if (verdict !== 'accepted') return { kind: 'refused', verdict };
    // Uses the real type: a PNG may be called .jpg.
    const type = (await pictureTypeOf(proof)) ?? proof.type;
    picture = await compress(new File([proof], proof.name, { type }), room);
  } catch (error) {
    console.warn('The picture was not compressed', error);
    return { kind: 'not-compressed' };
  }
  // The mail service refuses a whole mail that exceeds its limit.
  if (picture.size > Math.min(MOST_PICTURE_BYTES, room)) return { kind: 'refused', verdict: 'too-large-compressed' };
  const image = await dataUrlOf(picture);
  return send(proofVariables(sender, image, proofFilename(proof.name, picture.type)));
}

async function dataUrlOf(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return `data:${picture.type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
