/** The sender of a site's mails; null for parts that the settings leave out. */
export interface Sender {
  name: string | null;
  address: string | null;
  contact: string | null;
  /** Origin of the pages. */
  siteUrl: string;
}

/** Names the sender and the use of the address at the end of a mail, as the law demands (CPCE, article L. 34-5). */
export function closing(
  { name, address, contact, siteUrl }: Sender,
  section: 'newsletter' | 'concours' | 'redaction',
): string {
  const publisher = [name, address].filter((part) => part !== null).join(', ');
  return [
    'L’équipe Coquelicot',
    '',
    ...(publisher === '' ? [] : [`Coquelicot est édité par ${publisher}.`]),
    ...(contact === null ? [] : [`Pour nous écrire : ${contact}`]),
    `Qui nous sommes : ${siteUrl}/mentions-legales`,
    `Ce que devient ton adresse, et comment la faire effacer : ${siteUrl}/confidentialite#${section}`,
  ].join('\n');
}
