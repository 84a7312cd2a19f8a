import type { ContentType } from '../../core/article/content-type.ts';
import { CLAIMS } from '../../core/claims.ts';
import { counted, plural } from '../../core/text/plural.ts';

export const SEARCH_COPY = {
  title: 'Rechercher',
  description:
    'Cherche dans tout le magazine : conseils, rendez-vous ratés, sujets qui fâchent et sujets qui chauffent.',
  headline: 'Tu cherches',
  headlineEnd: 'quelqu’un ?',
  intro: 'Pour quelqu’un, c’est l’inscription. Pour quelque chose à lire, c’est ici : conseils, aveux et dates ratés.',
  label: 'Rechercher dans le magazine',
  placeholder: 'premier date…',
  button: 'Chercher',
  hint: 'Les accents, les pluriels et les petites fautes, on te les pardonne.',
  loading: 'On fouille…',
  more: 'Encore des résultats',
  failure: 'La recherche a glissé sur le trottoir. Vérifie ta connexion, puis relance ta recherche.',
  notLoaded: 'La recherche n’a pas pu être chargée. Vérifie ta connexion, puis réessaie.',
  retry: 'Réessayer',
  offline: 'Tu es hors ligne : la recherche reprendra avec le réseau.',
  nothing: 'On n’a peut-être encore rien écrit là-dessus. Essaie avec d’autres mots, ou laisse-toi tenter :',
  categories: 'Par envie',
  latest: 'Tout juste paru',
  withoutScript: 'La recherche a besoin de JavaScript. Sans lui, tout se lit quand même :',
  blog: 'tout le blog',
  anecdotes: 'toutes les anecdotes',
};

export const SEARCH_CALL_TO_ACTION = {
  title: 'Et si quelqu’un te cherchait, toi ?',
  text: `Plus de ${CLAIMS.singles} célibataires cherchent aussi. Encore faut-il qu’ils te trouvent.`,
  button: 'Je me montre',
};

export const SECTION_NAMES: Record<ContentType, string> = { blog: 'Blog', anecdote: 'Anecdotes' };

export const RESULT_SECTION: Record<ContentType, string> = { blog: 'Blog', anecdote: 'Anecdote' };

export function resultsSentence(count: number, query: string, precision: 'all' | 'some' | 'near'): string {
  const quoted = `« ${query} »`;
  if (count === 0) return `Rien pour ${quoted}. Et pourtant, on a lu de tout.`;
  const results = counted(count, 'résultat', 'résultats');
  if (precision === 'near')
    return `Rien d’exact pour ${quoted}, mais ${results} qui y ${plural(count, 'ressemble', 'ressemblent')}.`;
  if (precision === 'some') return `Pas tout à la fois, mais ${results} pour une partie de ${quoted}.`;
  return `${results} pour ${quoted}.`;
}
