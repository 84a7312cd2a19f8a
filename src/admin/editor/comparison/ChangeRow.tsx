import { useId, type ReactNode } from 'react';
import { COMPARISON_COPY, type ComparisonSides } from './copy.ts';

interface Props {
  number: number;
  count: number;
  label: string;
  notes: string[];
  /** A single cell, or one per side; null where a side has nothing. */
  cells: { both: ReactNode } | { before: ReactNode; after: ReactNode };
  sides: ComparisonSides;
  children?: ReactNode;
}

export function ChangeRow({ number, count, label, notes, cells, sides, children }: Props) {
  const id = useId();
  return (
    <li className="change" tabIndex={-1} data-change={number} aria-labelledby={id}>
      <p id={id} className="change-label">
        <span className="spoken">{COMPARISON_COPY.place(number, count)}, </span>
        {label}
      </p>
      {'both' in cells ? (
        <div className="change-cell">{cells.both}</div>
      ) : (
        <div className="change-sides">
          <Cell title={sides.before.title}>{cells.before}</Cell>
          <Cell title={sides.after.title}>{cells.after}</Cell>
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="change-note">
          {note}
        </p>
      ))}
      {children}
    </li>
  );
}

function Cell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="change-cell" data-is-empty={children === null || undefined}>
      <span className="spoken">{title}&nbsp;: </span>
      {children ?? <span className="spoken">{COMPARISON_COPY.nothingHere}</span>}
    </div>
  );
}
