/** Limit of RFC 5321. */
const LONGEST_ADDRESS = 254;
/** Words of the characters that browsers and RFC 5321 both allow, with single dots between. */
const MAILBOX = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Two labels or more, of which the last is not a number. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * Reads the e-mail address of a person, at a domain with a dot, by the rules of both browsers and RFC 5321; surrounding
 * blanks do not count. The database has the same rule in `private.is_mail_address`.
 * @returns the address with its domain in ASCII, one spelling for every browser and mail server, or null
 */
export function mailAddress(text: string): string | null {
  const [, mailbox = '', domain = ''] = /^([^@]*)@([^@]*)$/.exec(text.trim()) ?? [];
  const host = asciiDomain(domain);
  const address = `${mailbox}@${host}`;
  return MAILBOX.test(mailbox) && HOST.test(host) && address.length <= LONGEST_ADDRESS ? address : null;
}

/** Writes a domain in ASCII: `münchen.de` becomes `xn--mnchen-3ya.de`; empty for an invalid one. */
function asciiDomain(domain: string): string {
  if (!/^[-.\p{L}\p{M}\p{N}]+$/u.test(domain)) return '';
  // The check above leaves no character that would end or change the host of an address.
  return /^[-.\w]+$/.test(domain) ? domain : (URL.parse(`http://${domain}`)?.hostname ?? '');
}
