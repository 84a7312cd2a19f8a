import type { Decision, Side } from '../../../core/editing/merge-decisions.ts';
import { plural } from '../../../core/text/plural.ts';

export const CONFLICT_COPY = {
  somebody: 'Quelqu’un d’autre',
  saved: (name: string, when: string) => `${name} a enregistré cet article ${when}, pendant que tu écrivais.`,
  safe: 'Rien n’est écrasé, et rien ne s’enregistre avant que tu aies choisi.',
  open: 'Comparer les deux textes',
  title: 'Deux textes pour un article',
  close: 'Choisir plus tard',
  mine: 'Ton texte',
  /** @param name null when it is unknown */
  theirs: (name: string | null) => `Le texte de ${name ?? 'quelqu’un d’autre'}`,
  mineAlone: 'seulement dans ton texte',
  theirsAlone: 'seulement dans l’autre texte',
  keepMine: 'Garder mon texte',
  takeTheirs: 'Prendre l’autre texte',
  takeTheirsQuestion: 'Ton texte quittera l’éditeur. Copie-le d’abord si tu veux en garder quelque chose.',
  confirmTakeTheirs: 'Oui, prendre l’autre texte',
  cancel: 'Revenir',
  copy: 'Copier mon texte',
  copied: 'Ton texte est dans le presse-papiers, mise en forme comprise.',
  refused: 'Le navigateur refuse de copier. Ton texte est sélectionné ci-dessous\u00A0: Ctrl + C (ou ⌘ C) le copie.',
  copyField: 'Ton texte, à copier',
  merge: 'Choisir paragraphe par paragraphe',
  /** @param count number of places that both writers have changed */
  mergeHint: (count: number) =>
    count === 0
      ? 'Vos changements ne se contredisent pas\u00A0: ce mélange les garde tous.'
      : `Chaque changement est gardé du côté où il a été fait. ${plural(count, 'Un endroit a changé', `${count} endroits ont changé`)} des deux côtés\u00A0: à toi de choisir.`,
  stillOpen: (count: number) => `Il reste ${plural(count, 'un', String(count))} choix à faire.`,
  keepMerged: 'Garder ce mélange',
  endMerge: 'Ne plus mélanger',
  working: 'Enregistrement…',
};

const CHANGED_BY = {
  before: 'Changé dans l’autre texte seulement.',
  after: 'Changé dans ton texte seulement.',
  ask: 'Changé des deux côtés.',
};
const REMOVED = {
  before: 'Ajouté dans l’autre texte.',
  neither: 'Retiré de ton texte.',
  ask: 'Changé dans l’autre texte, retiré du tien.',
};
const ADDED = {
  after: 'Ajouté dans ton texte.',
  neither: 'Retiré de l’autre texte.',
  ask: 'Changé dans ton texte, retiré de l’autre.',
};
const REMOVED_SIDES = { before: 'L’ajouter', neither: 'Le laisser' };
const ADDED_SIDES = { after: 'Le garder', neither: 'Le retirer' };

type Kind = 'changed' | 'value' | 'list' | 'removed' | 'added' | 'moved-removed' | 'moved-added';

/** Choices at a difference, and the reason for each automatic decision, by kind of difference. */
export const CHOICE_COPY = {
  legend: 'Que garder\u00A0?',
  chooseOtherwise: 'Choisir autrement',
  sides: {
    changed: { after: 'Mon texte', before: 'L’autre texte', both: 'Les deux' },
    list: { after: 'Mon texte', before: 'L’autre texte', both: 'Les deux' },
    value: { after: 'Mon texte', before: 'L’autre texte' },
    removed: REMOVED_SIDES,
    added: ADDED_SIDES,
    'moved-removed': REMOVED_SIDES,
    'moved-added': ADDED_SIDES,
  } satisfies Record<Kind, Partial<Record<Side, string>>>,
  reasons: {
    changed: CHANGED_BY,
    value: CHANGED_BY,
    list: { ...CHANGED_BY, both: 'Les ajouts et les retraits des deux côtés.' },
    removed: REMOVED,
    added: ADDED,
    'moved-removed': { ...REMOVED, before: 'Déplacé dans l’autre texte.', neither: 'Déplacé dans ton texte.' },
    'moved-added': { ...ADDED, after: 'Déplacé dans ton texte.', neither: 'Déplacé dans l’autre texte.' },
  } satisfies Record<Kind, Partial<Record<Decision, string>>> as Record<Kind, Partial<Record<Decision, string>>>,
};
