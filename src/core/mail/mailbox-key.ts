/**
 * Writes an address as one spelling of its mailbox: what follows a plus sign is for the mailbox, and Gmail ignores dots and has two
 * names. The database has the same rule in `private.contest_email_key`.
 */
export function mailboxKey(address: string): string {
  const [, mailbox = '', domain = ''] = /^([^@]*?)(?:\+[^@]*)?@([^@]*)$/.exec(address.trim().toLowerCase()) ?? [];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
