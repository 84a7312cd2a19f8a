/** The sender of a site's mails, as its settings name it; null where they do not. */
export interface Sender {
  name: string | null;
  address: string | null;
  contact: string | null;
  /** Where the pages stand. */
  siteUrl: string;
}

/** Ends a mail with who writes it and what becomes of the address, as the law asks (CPCE, article L. 34-5). */
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
