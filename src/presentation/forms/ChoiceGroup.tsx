import { useImperativeHandle, useRef, type ComponentProps, type Ref } from 'react';
import { FieldError, Hint, describedBy, useFieldIds } from './field-parts.tsx';

interface Choice extends Pick<ComponentProps<'input'>, 'defaultChecked' | 'disabled'> {
  value: string;
  label: string;
  hint?: string;
}

/** Group as a single control of a form library; its value is the answer, or the list of answers. */
interface ChoiceGroupControl {
  value: string | null | string[];
  focus(): void;
}

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  name: string;
  legend: string;
  choices: readonly Choice[];
  hint?: string;
  error?: string;
  /** True when several choices may be taken. */
  multiple?: boolean;
  /** Accessible name of the list of choices when it scrolls to save room. */
  scrolledList?: string;
  ref?: Ref<ChoiceGroupControl>;
}

/** Question with its answers. Each choice gets the group's attributes, and the group's id with its value appended. */
export function ChoiceGroup(props: Props) {
  const { legend, choices, hint, error, multiple = false, scrolledList, id, ref, readOnly, ...input } = props;
  const ids = useFieldIds(id);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => controlOf(fieldset.current, multiple), [multiple]);
  return (
    <fieldset ref={fieldset} className="choices" {...describedBy(undefined, hint && ids.hint, error && ids.error)}>
      <legend>{legend}</legend>
      <Hint id={ids.hint} text={hint} />
      <ChoiceList scrolledList={scrolledList}>
        {choices.map(({ label, hint: choiceHint, ...choice }) => {
          const choiceId = `${ids.control}-${choice.value}`;
          const choiceHintId = `${choiceId}-hint`;
          return (
            <div className="choice" key={choice.value}>
              <input
                {...input}
                {...choice}
                aria-disabled={readOnly || undefined}
                type={multiple ? 'checkbox' : 'radio'}
                id={choiceId}
                {...describedBy(error, choiceHint && choiceHintId, error && ids.error)}
              />
              <label htmlFor={choiceId}>{label}</label>
              <Hint id={choiceHintId} text={choiceHint} />
            </div>
          );
        })}
      </ChoiceList>
      <FieldError id={ids.error} message={error} />
    </fieldset>
  );
}

function ChoiceList({ scrolledList, children }: Pick<Props, 'scrolledList' | 'children'>) {
  if (scrolledList === undefined) return children;
  return (
    // Scrollable regions must be focusable, which not every browser ensures.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
    <div role="group" aria-label={scrolledList} tabIndex={0} className="choices-list">
      {children}
    </div>
  );
}

/** Registers the group as one control: react-hook-form would reset single inputs answered before the script loaded. */
function controlOf(fieldset: HTMLFieldSetElement | null, multiple: boolean): ChoiceGroupControl {
  const inputs = () => Array.from(fieldset?.querySelectorAll('input') ?? []);
  return {
    get value() {
      const taken = inputs().flatMap(({ checked, value }) => (checked ? [value] : []));
      return multiple ? taken : (taken[0] ?? null);
    },
    set value(answers) {
      for (const input of inputs()) input.checked = [answers].flat().includes(input.value);
    },
    focus: () => inputs()[0]?.focus(),
  };
}
