/** The longest address that RFC 5321 lets a server take. */
const LONGEST_ADDRESS = 254;
/** The part before the @: words of the characters that browsers and RFC 5321 both allow, with single dots between. */
const MAILBOX = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Two labels or more, of which the last is not a number. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * Reads the address of a person: what the check of browsers and RFC 5321 both allow, at a domain with a dot. Blanks around it
 * do not count. The database has the same rule in `private.is_mail_address`.
 *
 * @returns the address with its domain in ASCII letters, which is one spelling for every browser and mail server; null for
 * what is no such address
 */
export function mailAddress(text: string): string | null {
  const [, mailbox = '', domain = ''] = /^([^@]*)@([^@]*)$/.exec(text.trim()) ?? [];
  const host = asciiDomain(domain);
  const address = `${mailbox}@${host}`;
  return MAILBOX.test(mailbox) && HOST.test(host) && address.length <= LONGEST_ADDRESS ? address : null;
}

/** Writes the name of a domain in ASCII letters: `münchen.de` becomes `xn--mnchen-3ya.de`; nothing for what is no name. */
function asciiDomain(domain: string): string {
  if (!/^[-.\p{L}\p{M}\p{N}]+$/u.test(domain)) return '';
  // The check above leaves no character that would end or change the host of an address.
  return /^[-.\w]+$/.test(domain) ? domain : (URL.parse(`http://${domain}`)?.hostname ?? '');
}
