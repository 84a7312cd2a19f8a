/** The content of kept backups, which each later version must restore and publish. */
export const KEPT = {
  account: { email: 'redaction@exemple.fr', password: 'un mot de passe assez long' },
  /** A red dot of one pixel. */
  picture: {
    key: 'kept/dot.png',
    bytes: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
      'base64',
    ),
  },
  published: { title: 'Un article gardé', slug: 'un-article-garde', formerSlug: 'un-ancien-titre' },
  anecdote: { title: 'Une anecdote gardée', slug: 'une-anecdote-gardee' },
  draft: { title: 'Un brouillon gardé', slug: 'un-brouillon-garde' },
} as const;
