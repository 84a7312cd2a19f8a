import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Decision, Side } from '../../../core/editing/merge-decisions.ts';
import type { FormChange } from '../comparison/FormComparison.tsx';
import { CHOICE_COPY } from './copy.ts';

interface Props {
  change: FormChange;
  decision: Decision;
  /** Side that the merged text takes; undefined until it is chosen. */
  side: Side | undefined;
  choose(side: Side): void;
}

/** Says which side of a difference is kept and why; asks where both writers changed the same passage. */
export function MergeChoice({ change, decision, side, choose }: Props) {
  const name = useId();
  const [isOpen, setOpen] = useState(decision === 'ask');
  const sides = useRef<HTMLFieldSetElement>(null);
  const open = () => {
    flushSync(() => setOpen(true));
    // The button that had the focus is gone.
    sides.current?.querySelector<HTMLElement>(':checked')?.focus();
  };
  const kind = kindOf(change);
  const reason = CHOICE_COPY.reasons[kind][decision];
  if (!isOpen) {
    return (
      <p className="merge-decided">
        {reason}{' '}
        <button type="button" className="chip" onClick={open}>
          {CHOICE_COPY.chooseOtherwise}
        </button>
      </p>
    );
  }
  return (
    <fieldset ref={sides} className="merge-choice" data-is-open={side === undefined || undefined}>
      <legend>{CHOICE_COPY.legend}</legend>
      {(Object.entries(CHOICE_COPY.sides[kind]) as [Side, string][]).map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === side} onChange={() => choose(value)} />
          {label}
        </label>
      ))}
      <p className="merge-reason">{reason}</p>
    </fieldset>
  );
}

function kindOf(change: FormChange): keyof typeof CHOICE_COPY.sides {
  if (change.kind === 'field') return Array.isArray(change.difference.after) ? 'list' : 'value';
  const { difference } = change;
  return difference.kind !== 'changed' && difference.isMoved ? `moved-${difference.kind}` : difference.kind;
}
