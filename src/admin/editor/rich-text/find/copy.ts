import { plural } from '../../../../core/text/plural.ts';

export const FIND_COPY = {
  searchBar: 'Rechercher dans le texte',
  searchField: 'Rechercher',
  replacementField: 'Remplacer par',
  previous: 'Précédent',
  next: 'Suivant',
  replace: 'Remplacer',
  replaceAll: 'Tout remplacer',
  close: 'Fermer la recherche',
  position: (current: number, count: number) => (count === 0 ? 'Aucun résultat' : `${current + 1} sur ${count}`),
  replaced: (count: number) =>
    count === 0
      ? 'Rien à remplacer.'
      : plural(count, 'Une occurrence remplacée. Ctrl+Z la rend.', `${count} occurrences remplacées. Ctrl+Z les rend.`),
};
