import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { addLabels, separatesLabels, suggestLabels, type LabelLimits } from '../../../core/editing/labels.ts';
import { optionByArrow, showOption } from '../../listbox.ts';
import { LABEL_COPY } from './copy.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldBinding } from './use-article-form.ts';

interface Props {
  hint: string;
  placeholder: string;
  /** Name of the list of chosen labels. */
  chosen: string;
  /** Name of the list of known labels, where there are any. */
  suggestions?: string;
  known?: readonly string[];
  limits: LabelLimits;
  binding: FieldBinding<string[]>;
}

const NONE: readonly string[] = [];

/**
 * Field for labels, which it shows as chips. A comma or Enter adds the typed label, and Backspace in an empty field removes the
 * last label. The field offers the known labels that begin with the typed text.
 */
export function LabelsControl({ hint, placeholder, chosen, suggestions, known = NONE, limits, binding }: Props) {
  const { id, label, value: labels, error, change, setUnadded } = binding;
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<'too-many' | 'too-long' | 'not-added' | null>(null);
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const offered = isOpen ? suggestLabels(known, labels, typed) : NONE;

  const add = (text: string) => {
    const addition = addLabels(labels, text, limits);
    const added = addition.labels.slice(labels.length);
    if (added.length > 0) {
      change(addition.labels);
      setSaid(LABEL_COPY.added(added));
    }
    write(addition.refused);
    setProblem(addition.problem);
    setActive(-1);
  };
  const write = (text: string) => {
    setTyped(text);
    setUnadded(text.trim() !== '');
  };
  const type = (text: string) => {
    setOpen(true);
    setActive(-1);
    if (separatesLabels(text)) return add(text);
    write(text);
    setProblem(null);
  };
  const remove = (removed: string) => {
    change(labels.filter((one) => one !== removed));
    setSaid(LABEL_COPY.removed(removed));
  };
  /** Removes a label by its chip, after moving the focus, because the focused chip disappears. */
  const removeChip = (removed: string, chip: HTMLElement) => {
    const next = chip.parentElement?.nextElementSibling?.querySelector('button');
    (next ?? field.current)?.focus();
    remove(removed);
  };
  const press = (event: KeyboardEvent) => {
    // Enter also ends the composition of a character.
    if (event.nativeEvent.isComposing) return;
    const last = labels.at(-1);
    const next = optionByArrow(event.key, active, offered.length);
    if (event.key === 'Enter') {
      event.preventDefault();
      add(offered[active] ?? typed);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      remove(last);
    } else if (event.key === 'Escape' && isOpen) {
      setOpen(false);
    } else if (next !== null) {
      event.preventDefault();
      setActive(next);
    }
  };

  const optionId = (index: number) => `${listId}-${index}`;
  const combobox = suggestions !== undefined && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': offered.length > 0,
    'aria-controls': listId,
    'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
  };
  const problemMessage = problem && messageOf(problem, typed, limits);

  return (
    <FieldFrame id={id} label={label} hint={hint} error={problemMessage ?? error}>
      {(attributes) => (
        <div className="labels">
          {labels.length > 0 && (
            <ul className="labels-chosen" aria-label={chosen}>
              {labels.map((one) => (
                <li key={one}>
                  <button
                    type="button"
                    onClick={({ currentTarget }) => removeChip(one, currentTarget)}
                    aria-label={LABEL_COPY.remove(one)}
                  >
                    {one}
                    <span aria-hidden="true">×</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            ref={field}
            type="text"
            autoComplete="off"
            placeholder={placeholder}
            {...attributes}
            {...combobox}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={press}
            onFocus={() => setOpen(true)}
            onBlur={() => {
              setOpen(false);
              if (problem === null && typed.trim() !== '') setProblem('not-added');
            }}
          />
          {suggestions !== undefined && (
            <div
              id={listId}
              role="listbox"
              // Chromium otherwise makes a scrolling box a tab stop.
              tabIndex={-1}
              aria-label={suggestions}
              className="labels-offered"
              hidden={!offered.length}
            >
              {offered.map((one, index) => (
                // The field's keys choose an option; the click handler is for pointers. A press alone chooses nothing, because a
                // finger also presses the list to scroll it.
                // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
                <div
                  key={one}
                  id={optionId(index)}
                  ref={index === active ? showOption : undefined}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => add(one)}
                >
                  {one}
                </div>
              ))}
            </div>
          )}
          <span role="status" className="field-spoken">
            {said}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}

function messageOf(problem: 'too-many' | 'too-long' | 'not-added', typed: string, { count, length }: LabelLimits) {
  switch (problem) {
    case 'too-many':
      return LABEL_COPY.tooMany(count);
    case 'too-long':
      return LABEL_COPY.tooLong(length);
    case 'not-added':
      return LABEL_COPY.notAdded(typed.trim());
  }
}
