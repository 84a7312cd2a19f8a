import { useId } from 'react';
import { defaultSide, type Side } from '../../../core/editing/merged-form.ts';
import type { Change } from '../comparison/FormComparison.tsx';
import { CHOICE_COPY } from './copy.ts';

interface Props {
  change: Change;
  /** What was chosen; undefined when nothing was. */
  side: Side | undefined;
  choose(side: Side): void;
}

/** Which side of a difference to keep. */
export function MergeChoice({ change, side, choose }: Props) {
  const name = useId();
  const chosen = side ?? defaultChoice(change);
  return (
    <fieldset className="merge-choice">
      <legend>{CHOICE_COPY.legend}</legend>
      {(Object.entries(CHOICE_COPY[choicesOf(change)]) as [Side, string][]).map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => choose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function choicesOf(change: Change): 'changed' | 'value' | 'removed' | 'added' {
  if (change.kind === 'field') return Array.isArray(change.difference.after) ? 'changed' : 'value';
  return change.difference.kind;
}

function defaultChoice(change: Change): Side {
  return change.kind === 'field' ? 'after' : defaultSide(change.difference);
}
