import type { MailVariables } from '../../../core/mail/mail-size.ts';
import { inspectProof, pictureTypeOf, type ProofVerdict } from './inspect-proof.ts';
import { MOST_PICTURE_BYTES } from './proof-limits.ts';
import { proofFilename, proofVariables, roomForPicture, type ProofSender } from './proof-message.ts';

/** Services that sending a proof needs. */
export interface ProofServices {
  /** @throws when the picture cannot be read */
  compress(picture: File, mostBytes: number): Promise<Blob>;
  send(variables: MailVariables): Promise<ProofOutcome>;
}

export type ProofOutcome =
  | { kind: 'sent' }
  /** The file is no proof: what it is instead. */
  | { kind: 'refused'; verdict: Exclude<ProofVerdict, 'accepted'> | 'too-large-compressed' }
  | { kind: 'not-compressed' }
  /** As a machine does: sooner than a person can, or with something in a field that no person sees. */
  | { kind: 'too-quick' }
  | { kind: 'trapped' }
  /** Something that stands before the form is to be corrected, and is said there. */
  | { kind: 'to-correct' }
  /** The contest does not take this person: why, for the visitor. */
  | { kind: 'not-entered'; message: string }
  /** By the status of the mail service. */
  | { kind: 'failed'; status: number };

/** Submission in progress. */
export type ProofSubmission = Promise<ProofOutcome>;

/** Compresses a proof and sends it; it never throws. */
export async function sendProof(
  sender: ProofSender,
  proof: File,
  { compress, send }: ProofServices,
): Promise<ProofOutcome> {
  const verdict = await inspectProof(proof);
  if (verdict !== 'accepted') return { kind: 'refused', verdict };
  let picture: Blob;
  const room = roomForPicture(sender, proofFilename(proof.name, 'image/jpeg'));
  try {
    // Named by what it is: a PNG called .jpg is a PNG.
    const type = (await pictureTypeOf(proof)) ?? proof.type;
    picture = await compress(new File([proof], proof.name, { type }), room);
  } catch (error) {
    console.warn('The picture was not compressed', error);
    return { kind: 'not-compressed' };
  }
  // Between both limits, the service would refuse the whole message.
  if (picture.size > Math.min(MOST_PICTURE_BYTES, room)) return { kind: 'refused', verdict: 'too-large-compressed' };
  const image = await dataUrlOf(picture);
  return send(proofVariables(sender, image, proofFilename(proof.name, picture.type)));
}

/** The data URL of a picture, which the mail carries. */
async function dataUrlOf(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return `data:${picture.type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
