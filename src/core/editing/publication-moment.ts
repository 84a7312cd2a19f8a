type PublicationMoment = 'at-once' | 'past' | 'future';

/** @param publishedAt chosen date in ISO 8601, or null */
export function publicationMoment(publishedAt: string | null, now: Date): PublicationMoment {
  if (publishedAt === null) return 'at-once';
  return new Date(publishedAt).getTime() > now.getTime() ? 'future' : 'past';
}
