/**
 * Returns one spelling for each mailbox: drops a suffix after `+`, and Gmail's dots and second name. The database has
 * the same rule in `private.contest_email_key`.
 */
export function mailboxKey(address: string): string {
  const [, mailbox = '', domain = ''] = /^([^@]*?)(?:\+[^@]*)?@([^@]*)$/.exec(address.trim().toLowerCase()) ?? [];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
