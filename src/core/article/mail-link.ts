import { mailAddress } from '../mail/mail-address.ts';

/** Puts `mailto:` before an e-mail address: `articleLink` would put `https://` there. */
export function withMailScheme(address: string): string {
  const mail = mailAddress(address);
  return mail === null ? address : `mailto:${encodeURI(mail).replace(/[?#&]/g, encodeURIComponent)}`;
}
