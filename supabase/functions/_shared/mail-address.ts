/** Longest address in RFC 5321. */
export const LONGEST_MAIL_ADDRESS = 254;
/** The part before the @: characters that browsers and RFC 5321 both allow, with single dots between words. */
const MAILBOX = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Two or more labels; the last one is not a number. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * Reads an address that browsers and RFC 5321 both allow, with a dot in its domain. Surrounding blanks are ignored. The
 * database has the same rule in `private.is_mail_address`.
 *
 * @returns the address with its domain in ASCII letters, a single spelling for every browser and mail server, or null
 */
export function mailAddress(text: string): string | null {
  const [, mailbox = '', domain = ''] = /^([^@]*)@([^@]*)$/.exec(text.trim()) ?? [];
  const host = asciiDomain(domain);
  const address = `${mailbox}@${host}`;
  return MAILBOX.test(mailbox) && HOST.test(host) && address.length <= LONGEST_MAIL_ADDRESS ? address : null;
}

/** Converts a domain to ASCII: `münchen.de` becomes `xn--mnchen-3ya.de`; empty for an invalid name. */
function asciiDomain(domain: string): string {
  if (!/^[-.\p{L}\p{M}\p{N}]+$/u.test(domain)) return '';
  // After the check above, no character can end or change the host.
  return /^[-.\w]+$/.test(domain) ? domain : (URL.parse(`http://${domain}`)?.hostname ?? '');
}
