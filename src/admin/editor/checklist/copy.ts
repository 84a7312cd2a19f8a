import type { ChecklistItem, ChecklistKind } from '../../../core/editing/checklist.ts';
import { counted } from '../../../core/text/plural.ts';

export const CHECKLIST_COPY = {
  title: 'Avant de publier',
  intro: 'Rien de tout cela n’empêche de publier : c’est toi qui vois.',
  checking: 'On relit…',
  nothing: 'Tout est en ordre.',
  count: (count: number) => `${counted(count, 'point', 'points')} à regarder`,
};

const SENTENCES: Record<ChecklistKind, (subject: string) => string> = {
  'empty-text': () => 'Le texte est vide.',
  'too-deep': () => 'Le code HTML imbrique plus de 500 éléments : le site ne pourra pas l’afficher. Simplifie-le.',
  'broken-link': (subject) => `Le lien « ${subject} » ne mène à rien.`,
  'unpublished-link': (subject) => `Le lien « ${subject} » mène à un article que les visiteurs ne voient pas encore.`,
  'broken-fragment': (subject) => `Le lien « ${subject} » vise une partie qui n’est pas dans ce texte.`,
  'forbidden-link': (subject) =>
    `Le lien « ${subject} » a une adresse que le site n’accepte pas : il ne sera pas cliquable.`,
  'silent-link': (subject) => `Un lien n’a pas de texte : on ne sait pas où il mène (${subject}).`,
  'picture-without-alt': (subject) =>
    `L’image nº ${subject} n’a pas de texte alternatif : les personnes qui ne la voient pas n’en sauront rien.`,
  'cover-without-alt': () =>
    'L’image principale n’a pas de texte alternatif. Si elle ne fait que décorer, c’est très bien ainsi.',
  'no-cover': () => 'Pas d’image principale : la page et les partages montreront l’illustration de la maison.',
  'small-cover': (subject) =>
    `L’image principale (${subject} px) est trop petite pour un beau partage : vise 1200 × 630 px.`,
  'skipped-heading': (subject) =>
    `Le titre « ${subject} » saute un niveau : un sous-titre vient sous un titre, un petit titre sous un sous-titre.`,
  'empty-heading': (subject) => `Le titre nº ${subject} est vide.`,
  'long-title': (subject) => `Le titre pour les moteurs fait ${subject} caractères : ils coupent vers 60.`,
  'no-description': () => 'Pas de description : les moteurs et les partages répéteront le titre.',
  'short-description': (subject) =>
    `La description fait ${subject} caractères : à partir de 50, elle donne vraiment envie.`,
  'long-description': (subject) => `La description fait ${subject} caractères : les moteurs coupent vers 160.`,
  'no-category': () => 'Aucune catégorie : l’article ne sortira dans aucune liste par thème.',
};

export function sentenceOf({ kind, subject }: ChecklistItem): string {
  return SENTENCES[kind](subject);
}
