import { useState } from 'react';
import type { ComparedField } from '../../../core/editing/field-difference.ts';
import type { MergeChoices, Side } from '../../../core/editing/merged-form.ts';
import type { Change } from '../comparison/FormComparison.tsx';

/** What has been chosen of each difference so far. */
export function useMergeChoices() {
  const [fields, setFields] = useState<ReadonlyMap<ComparedField, Side>>(new Map());
  const [paragraphs, setParagraphs] = useState<ReadonlyMap<number, Side>>(new Map());
  const choices: MergeChoices = { fields, paragraphs };
  return {
    choices,
    sideOf: (change: Change): Side | undefined =>
      change.kind === 'field' ? fields.get(change.difference.field) : paragraphs.get(change.index),
    choose(change: Change, side: Side) {
      if (change.kind === 'field') setFields((map) => new Map(map).set(change.difference.field, side));
      else setParagraphs((map) => new Map(map).set(change.index, side));
    },
  };
}
