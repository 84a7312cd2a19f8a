import { useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { FieldDifference } from '../../../core/editing/field-difference.ts';
import type { FormDifference } from '../../../core/editing/form-difference.ts';
import type { TextBlock } from '../../../core/editing/text-blocks.ts';
import { ChangeNavigation } from './ChangeNavigation.tsx';
import { COMPARISON_COPY, type ComparisonSides } from './copy.ts';
import { FieldChange } from './FieldChange.tsx';
import { foldedRows } from './folded-rows.ts';
import { ParagraphChange, type ChangedParagraph } from './ParagraphChange.tsx';
import { TWO_TEXTS_WIDTH, useMinimumWidth } from '../../use-minimum-width.ts';

export type FormChange =
  { kind: 'field'; difference: FieldDifference } | { kind: 'paragraph'; index: number; difference: ChangedParagraph };

interface Props {
  difference: FormDifference;
  sides: ComparisonSides;
  underChange?: (change: FormChange) => ReactNode;
}

/**
 * Shows the differences of two forms word by word: of the fields, then of the paragraphs. A narrow window shows both forms in one
 * column.
 */
export function FormComparison({ difference, sides, underChange }: Props) {
  const { fields, paragraphs } = difference;
  const isWide = useMinimumWidth(TWO_TEXTS_WIDTH);
  const changes = useRef<HTMLOListElement>(null);
  const rows = useMemo(() => foldedRows(paragraphs), [paragraphs]);
  const numbers = useMemo(() => changeNumbers(difference), [difference]);
  const count = fields.length + numbers.size;

  if (count === 0) return <p className="comparison-same">{COMPARISON_COPY.same}</p>;
  const shared = { count, sides, isWide };
  return (
    <div className="comparison" data-is-wide={isWide || undefined}>
      <ChangeNavigation key={count} count={count} changes={changes} />
      <SideTitles sides={sides} isWide={isWide} />
      <ol ref={changes} aria-label={COMPARISON_COPY.changes}>
        {fields.map((field, index) => (
          <FieldChange key={field.field} difference={field} number={index + 1} {...shared}>
            {underChange?.({ kind: 'field', difference: field })}
          </FieldChange>
        ))}
        {rows.map((row) => {
          if (row.kind === 'folded') {
            return (
              <FoldedParagraphs
                key={row.indexes[0]}
                blocks={row.indexes.flatMap((index) => blockOf(paragraphs[index]))}
              />
            );
          }
          const paragraph = paragraphs[row.index];
          if (!paragraph || paragraph.kind === 'same') {
            return blockOf(paragraph).map((block) => <SameParagraph key={row.index} block={block} />);
          }
          return (
            <ParagraphChange key={row.index} difference={paragraph} number={numbers.get(row.index) ?? 0} {...shared}>
              {underChange?.({ kind: 'paragraph', index: row.index, difference: paragraph })}
            </ParagraphChange>
          );
        })}
      </ol>
    </div>
  );
}

/** Titles of the columns, or of the marks in a single column. Hidden from screen readers: each difference names its side. */
function SideTitles({ sides: { before, after }, isWide }: { sides: ComparisonSides; isWide: boolean }) {
  return (
    <p className="comparison-titles" aria-hidden="true">
      <span>
        {!isWide && <del>{COMPARISON_COPY.struck}</del>} {before.title}
      </span>
      <span>
        {!isWide && <ins>{COMPARISON_COPY.underlined}</ins>} {after.title}
      </span>
    </p>
  );
}

/** Numbers the paragraphs that differ, by their index, after the fields. */
function changeNumbers({ fields, paragraphs }: FormDifference): Map<number, number> {
  const changed = paragraphs.flatMap(({ kind }, index) => (kind === 'same' ? [] : [index]));
  return new Map(changed.map((index, place) => [index, fields.length + place + 1]));
}

function blockOf(paragraph: FormDifference['paragraphs'][number] | undefined) {
  return paragraph && 'after' in paragraph ? [paragraph.after] : [];
}

function SameParagraph({ block, ref }: { block: TextBlock; ref?: Ref<HTMLLIElement> | undefined }) {
  return (
    <li ref={ref} tabIndex={ref ? -1 : undefined} className="same-paragraph">
      {block.text}
    </li>
  );
}

/** A run of paragraphs without difference, folded at first. */
function FoldedParagraphs({ blocks }: { blocks: TextBlock[] }) {
  const [isFolded, setFolded] = useState(true);
  const first = useRef<HTMLLIElement>(null);
  const unfold = () => {
    flushSync(() => setFolded(false));
    // The button that had the focus is gone.
    first.current?.focus();
  };
  if (!isFolded) {
    return blocks.map((block, index) => (
      <SameParagraph key={index} block={block} ref={index === 0 ? first : undefined} />
    ));
  }
  return (
    <li>
      <button type="button" className="fold" onClick={unfold}>
        {COMPARISON_COPY.unfold(blocks.length)}
      </button>
    </li>
  );
}
