import { longDateTime } from '../../../core/time/paris-time.ts';

export const REVIEW_COPY = {
  title: 'Relecture',
  propose: 'Proposer',
  proposeAgain: 'Proposer à nouveau',
  proposing: 'Envoi…',
  proposed: 'Brouillon proposé : la rédaction te répondra ici.',
  waiting: (at: string) =>
    `Ton brouillon attend d’être relu depuis le ${longDateTime(at)}. Tu peux encore le modifier : la rédaction lira la dernière version enregistrée.`,
  withdraw: 'Retirer la proposition',
  withdrawn: 'Proposition retirée : le brouillon reste à toi.',
  returned: (by: string | null, at: string) => `${by ?? 'La rédaction'} te l’a renvoyé le ${longDateTime(at)} :`,
  afterReturn: 'Retouche ton brouillon, puis propose-le à nouveau.',
  toReview: (by: string | null, at: string) =>
    `${by ?? 'Quelqu’un'} propose ce brouillon depuis le ${longDateTime(at)}. Publie-le, ou renvoie-le avec un commentaire.`,
  formerComment: (by: string | null, at: string) =>
    `Dernier commentaire, de ${by ?? 'la rédaction'}, le ${longDateTime(at)} :`,
  comment: 'Ton commentaire',
  commentHint: 'La personne qui l’a écrit le lira au-dessus de son brouillon.',
  noComment: 'Écris un mot, pour qu’on sache quoi reprendre.',
  tooLong: 'Ce commentaire est trop long : 2 000 caractères au plus.',
  giveBack: 'Renvoyer avec ce commentaire',
  givingBack: 'Envoi…',
  givenBack: 'Brouillon renvoyé avec ton commentaire.',
  notWaiting: 'Ce brouillon n’attend plus de relecture : recharge la page pour voir où il en est.',
  failed: 'Le serveur n’a pas répondu. Rien n’est perdu : vérifie ta connexion, puis réessaie.',
};

export const READ_ONLY_COPY = {
  published: 'Cet article est publié : seule la rédaction peut encore le modifier.',
  draft: 'Ce brouillon est à quelqu’un d’autre : tu peux le lire, pas le modifier.',
};
