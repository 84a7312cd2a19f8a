import type { MarkupChange } from './differences.ts';
import { counted } from '../../../../core/text/plural.ts';

/** Names of elements for writers: singular and plural. */
const NAMES: Record<string, [string, string]> = {
  p: ['paragraphe', 'paragraphes'],
  h1: ['titre de niveau 1', 'titres de niveau 1'],
  h2: ['titre', 'titres'],
  h3: ['sous-titre', 'sous-titres'],
  h4: ['petit titre', 'petits titres'],
  a: ['lien', 'liens'],
  img: ['image', 'images'],
  ul: ['liste', 'listes'],
  ol: ['liste numérotée', 'listes numérotées'],
  li: ['élément de liste', 'éléments de liste'],
  blockquote: ['citation', 'citations'],
  table: ['tableau', 'tableaux'],
  td: ['cellule', 'cellules'],
  th: ['cellule de titre', 'cellules de titre'],
  tr: ['ligne de tableau', 'lignes de tableau'],
  figure: ['figure', 'figures'],
  iframe: ['lecteur intégré', 'lecteurs intégrés'],
  script: ['script', 'scripts'],
  style: ['feuille de style', 'feuilles de style'],
  div: ['bloc <div>', 'blocs <div>'],
};

/** @example `3 paragraphes`, `1 balise <font>` */
function countedElements(element: string, count: number): string {
  const [one, several] = NAMES[element] ?? [`balise <${element}>`, `balises <${element}>`];
  return counted(count, one, several);
}

export function describeDifference(change: MarkupChange): string {
  switch (change.kind) {
    case 'attribute-lost':
      return `l’attribut ${change.name} de ${countedElements(change.element, change.count)} serait perdu`;
    case 'element-lost':
      return `${countedElements(change.element, change.count)} en moins`;
    case 'element-added':
      return `${countedElements(change.element, change.count)} en plus`;
    case 'comment-lost':
      return counted(change.count, 'commentaire serait perdu', 'commentaires seraient perdus');
    case 'text-changed':
      return 'une partie du texte changerait';
    case 'order-changed':
      return 'les balises seraient rangées autrement';
  }
}
