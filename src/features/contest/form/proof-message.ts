import { LARGEST_VARIABLES, variablesSize, type MailVariables } from '../../../core/mail/mail-size.ts';
import { PROOF_MESSAGE } from './copy.ts';
import { TARGET_BYTES } from './proof-limits.ts';

export interface ProofSender {
  name: string;
  email: string;
  recipient: string;
}

/** Start of a proof's data URL. The one of a JPEG is the longest. */
const DATA_URL_START = 'data:image/jpeg;base64,';
const BASE64_CHARACTERS = 4;
const BASE64_BYTES = 3;

/** Longest file name without extension, in characters: a limit in code units could cut an emoji in two. */
const LONGEST_STEM = 60;

/** Returns the mail variables of a proof (document 2, section 3). @param image as a data URL */
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

/** Returns how many bytes are left for the picture in the mail service's limit. */
export function roomForPicture(sender: ProofSender, filename: string): number {
  const left = LARGEST_VARIABLES - variablesSize(proofVariables(sender, DATA_URL_START, filename));
  return Math.min(TARGET_BYTES, Math.floor(left / BASE64_CHARACTERS) * BASE64_BYTES);
}

/** Returns a file name with the extension of `type`, shortened to leave room for the picture. */
export function proofFilename(chosenName: string, type: string): string {
  const characters = Array.from(chosenName.replace(/\.[^.]*$/, ''));
  const stem = characters.slice(0, LONGEST_STEM).join('') || 'preuve';
  return `${stem}.${type === 'image/png' ? 'png' : 'jpg'}`;
}
