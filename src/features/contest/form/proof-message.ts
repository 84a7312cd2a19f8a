import { LARGEST_VARIABLES, variablesSize, type MailVariables } from '../../../core/mail/mail-size.ts';
import { PROOF_MESSAGE } from './copy.ts';
import { TARGET_BYTES } from './proof-limits.ts';

/** Sender and recipient of a proof. */
export interface ProofSender {
  name: string;
  email: string;
  recipient: string;
}

/** Start of the longest data URL that a proof may have. */
const DATA_URL_START = 'data:image/jpeg;base64,';
const BASE64_CHARACTERS = 4;
const BASE64_BYTES = 3;

/** The variables by which a proof is sent (document 2, section 3). @param image as a data URL */
export function proofVariables(sender: ProofSender, image: string, filename: string): MailVariables {
  return {
    from_name: sender.name,
    reply_to: sender.email,
    message: PROOF_MESSAGE,
    to_email: sender.recipient,
    image,
    filename,
  };
}

/** How many bytes the picture of a proof may have, so that the mail service takes the whole message. */
export function roomForPicture(sender: ProofSender, filename: string): number {
  const left = LARGEST_VARIABLES - variablesSize(proofVariables(sender, DATA_URL_START, filename));
  return Math.min(TARGET_BYTES, Math.floor(left / BASE64_CHARACTERS) * BASE64_BYTES);
}

/** A file's name with the ending of what it has become, and short enough to leave room for the picture. */
export function proofFilename(chosenName: string, type: string): string {
  const stem = chosenName.replace(/\.[^.]*$/, '').slice(0, LONGEST_STEM) || 'preuve';
  return `${stem}.${type === 'image/png' ? 'png' : 'jpg'}`;
}

const LONGEST_STEM = 60;
