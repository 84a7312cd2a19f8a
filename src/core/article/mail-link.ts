import { mailAddress } from '../mail/mail-address.ts';

/** Puts `mailto:` before an e-mail address that is given as a link: the rules of links would make a page's address of it. */
export function withMailScheme(address: string): string {
  const mail = mailAddress(address);
  return mail === null ? address : `mailto:${encodeURI(mail).replace(/[?#&]/g, encodeURIComponent)}`;
}
