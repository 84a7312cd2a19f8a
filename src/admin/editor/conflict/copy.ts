import type { Side } from '../../../core/editing/merged-form.ts';

export const CONFLICT_COPY = {
  somebody: 'Quelqu’un d’autre',
  saved: (name: string, when: string) => `${name} a enregistré cet article ${when}, pendant que tu écrivais.`,
  safe: 'Rien n’est écrasé, et rien ne s’enregistre avant que tu aies choisi.',
  open: 'Comparer les deux textes',
  title: 'Deux textes pour un article',
  close: 'Choisir plus tard',
  mine: 'Ton texte',
  /** @param name null where nobody knows */
  theirs: (name: string | null) => `Le texte de ${name ?? 'quelqu’un d’autre'}`,
  mineAlone: 'seulement dans ton texte',
  theirsAlone: 'seulement dans l’autre texte',
  keepMine: 'Garder la mienne',
  takeTheirs: 'Prendre l’autre',
  takeTheirsQuestion: 'Ton texte quittera l’éditeur. Copie-le d’abord si tu veux en garder quelque chose.',
  confirmTakeTheirs: 'Oui, prendre l’autre',
  cancel: 'Revenir',
  copy: 'Copier la mienne',
  copied: 'Ton texte est dans le presse-papiers, mise en forme comprise.',
  refused: 'Le navigateur refuse de copier. Ton texte est sélectionné ci-dessous\u00A0: Ctrl + C (ou ⌘ C) le copie.',
  copyField: 'Ton texte, à copier',
  merge: 'Choisir paragraphe par paragraphe',
  mergeHint:
    'Rien ne se perd sans toi\u00A0: un paragraphe que seul l’un des deux textes possède reste, tant que tu ne le retires pas.',
  keepMerged: 'Garder ce mélange',
  endMerge: 'Ne plus mélanger',
  working: 'Enregistrement…',
};

/** What may be chosen of a difference, by what it is. */
export const CHOICE_COPY = {
  legend: 'Que garder\u00A0?',
  changed: { after: 'Le mien', before: 'L’autre', both: 'Les deux' } satisfies Partial<Record<Side, string>>,
  value: { after: 'Le mien', before: 'L’autre' } satisfies Partial<Record<Side, string>>,
  removed: { before: 'L’ajouter', neither: 'Le laisser' } satisfies Partial<Record<Side, string>>,
  added: { after: 'Le garder', neither: 'Le retirer' } satisfies Partial<Record<Side, string>>,
};
