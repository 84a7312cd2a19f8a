/** When an article appears that is given this date. */
type PublicationMoment = 'at-once' | 'past' | 'future';

/** @param publishedAt in ISO 8601, or null where none was chosen */
export function publicationMoment(publishedAt: string | null, now: Date): PublicationMoment {
  if (publishedAt === null) return 'at-once';
  return new Date(publishedAt).getTime() > now.getTime() ? 'future' : 'past';
}
