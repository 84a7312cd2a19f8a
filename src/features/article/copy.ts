import type { ContentType } from '../../core/article/content-type.ts';
import { CLAIMS, FREE_TERMS } from '../../core/claims.ts';

export const ARTICLE_COPY = {
  breadcrumbs: 'Fil d’Ariane',
  home: 'Accueil',
  tableOfContents: 'Sommaire',
  share: {
    question: 'Ça te rappelle quelqu’un ? Fais passer.',
    mail: 'Envoyer par e-mail',
  },
  /** Note under each anecdote. The list of anecdotes has one too, but readers from a search engine have not seen that list. */
  invented: 'Histoire inventée par la rédaction : les personnages n’existent pas.',
  related: 'Tu pourrais aussi aimer',
  signupEmoji: '💌',
  signupLink: 'Inscris-toi ici',
  teaser: 'Parce que les meilleures histoires commencent par un message un peu maladroit.',
  seeAll: { blog: 'Voir tous les articles', anecdote: 'Voir toutes les anecdotes' } satisfies Record<
    ContentType,
    string
  >,
  section: { blog: 'Blog', anecdote: 'Anecdotes' } satisfies Record<ContentType, string>,
};

export const IN_ARTICLE_CALL_TO_ACTION = {
  title: 'Pause : et toi, tu attends quoi ?',
  text: `Plus de ${CLAIMS.singles} célibataires, peut-être même à dix minutes de chez toi. ${FREE_TERMS}`,
  button: 'Je tente ma chance',
};

export const CLOSING_CALL_TO_ACTION = {
  title: 'La suite s’écrit à deux.',
  text: `Inscris-toi en moins de ${CLAIMS.signupTime}, c’est gratuit pour l’essentiel.`,
  button: 'Je m’inscris',
};
