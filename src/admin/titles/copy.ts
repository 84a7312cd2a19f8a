import type { ChangeState } from '../../core/editing/title-updates.ts';
import { counted, plural } from '../../core/text/plural.ts';

export const TITLES_COPY = {
  title: 'Optimiser les titres',
  paste: 'Colle ici une ligne par article',
  hint: 'ancien titre → nouveau titre (une flèche ->, => ou une tabulation conviennent aussi)',
  add: 'Ajouter au tableau',
  unreadable: (lines: string[]) =>
    `${plural(lines.length, 'Cette ligne n’a', 'Ces lignes n’ont')} pas la forme « ancien titre → nouveau titre » : ${lines.join(' ⏎ ')}`,
  table: 'Titres à changer',
  oldTitle: 'Ancien titre',
  newTitle: 'Nouveau titre',
  state: 'Résultat attendu',
  actions: 'Actions',
  row: (label: string, index: number) => `${label}, ligne ${index + 1}`,
  addRow: 'Ajouter une ligne',
  removeRow: (index: number) => `Retirer la ligne ${index + 1}`,
  removeShort: 'Retirer',
  states: {
    found: 'Trouvé',
    'not-found': 'Aucun article n’a ce titre',
    ambiguous: 'Plusieurs articles ont ce titre : change-le dans l’éditeur',
    unchanged: 'C’est déjà son titre',
    empty: 'Le nouveau titre est vide',
    'too-long': 'Le nouveau titre dépasse 500 caractères',
    repeated: 'Cet article est déjà plus haut',
    incomplete: 'L’ancien titre manque',
    unknown: 'Recherche…',
  } satisfies Record<ChangeState, string>,
  notChecked: 'La base de données ne répond pas : vérifie ta connexion, puis réessaie.',
  retry: 'Réessayer',
  summary: (count: number) =>
    count === 0
      ? 'Aucun titre à changer pour le moment.'
      : `${counted(count, 'titre va changer', 'titres vont changer')}.`,
  apply: 'Appliquer',
  applying: 'Mise à jour…',
  close: 'Fermer',
  updated: (count: number) =>
    counted(count, 'titre d’article a été mis à jour', 'titres d’articles ont été mis à jour'),
  notFound: (count: number) => counted(count, 'article n’a pas été trouvé', 'articles n’ont pas été trouvés'),
  failed: 'Une erreur est survenue lors de la mise à jour des titres',
  failedAdvice: {
    unchanged:
      'Aucun titre n’a changé, et ton tableau est encore là. Reconnecte-toi si on te le demande, puis réessaie.',
    unknown:
      'La réponse s’est perdue : des titres ont peut-être changé. Ton tableau est encore là : regarde ce qu’il dit de chaque ligne, puis réessaie.',
  },
  unapplied: 'Des titres de ce tableau ne sont pas appliqués. Les abandonner ?',
};
