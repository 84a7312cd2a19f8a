import { useState } from 'react';
import type { MergeDecisions, Side } from '../../../core/editing/merge-decisions.ts';
import type { MergeChoices } from '../../../core/editing/merged-form.ts';
import type { FormChange } from '../comparison/FormComparison.tsx';

/** Combines the writer's choices with the automatic decisions; choices win. */
export function useMergeChoices(decisions: MergeDecisions) {
  const [chosen, setChosen] = useState<MergeChoices>({ fields: new Map(), paragraphs: new Map() });
  const choices: MergeChoices = {
    fields: new Map([...decided(decisions.fields), ...chosen.fields]),
    paragraphs: new Map([...decided(decisions.paragraphs), ...chosen.paragraphs]),
  };
  return {
    choices,
    /** Differences that wait for a choice. */
    countOpen: decisions.fields.size + decisions.paragraphs.size - choices.fields.size - choices.paragraphs.size,
    sideOf: (change: FormChange): Side | undefined =>
      change.kind === 'field' ? choices.fields.get(change.difference.field) : choices.paragraphs.get(change.index),
    decisionOf: (change: FormChange) =>
      (change.kind === 'field'
        ? decisions.fields.get(change.difference.field)
        : decisions.paragraphs.get(change.index)) ?? 'ask',
    choose(change: FormChange, side: Side) {
      setChosen(({ fields, paragraphs }) =>
        change.kind === 'field'
          ? { fields: new Map(fields).set(change.difference.field, side), paragraphs }
          : { fields, paragraphs: new Map(paragraphs).set(change.index, side) },
      );
    },
  };
}

function decided<Key>(decisions: ReadonlyMap<Key, Side | 'ask'>): [Key, Side][] {
  return [...decisions].flatMap(([key, side]): [Key, Side][] => (side === 'ask' ? [] : [[key, side]]));
}
