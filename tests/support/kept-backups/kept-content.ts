/** The content of every kept backup, which each later version must restore and publish. */
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

/** The first kept backup that holds the content below too. */
export const FIRST_WITH_TEAM = '20261128000200.tar.gz';

/** The team, the review, the trash, the working copy and the contest of kept backups. */
export const KEPT_TEAM = {
  editor: {
    email: 'plume@exemple.fr',
    name: 'Plume',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    recoveryCode: 'ABCD-EFGH-JKLM-NPQR',
  },
  contributor: { email: 'renfort@exemple.fr', name: 'Renfort' },
  proposed: { title: 'Un article proposé' },
  returned: { title: 'Un article rendu', comment: 'Presque\u202f!' },
  deleted: { title: 'Un article jeté' },
  /** The title that the working copy of the published article has. */
  workingTitle: 'Un titre à venir',
  entries: ['ines@exemple.fr', 'jo@exemple.fr', 'kim@exemple.fr'],
} as const;
