import { useCallback, useRef, useSyncExternalStore, type ComponentProps } from 'react';
import { characterCount, spokenCount } from './character-count.ts';
import { charactersUsed } from './copy.ts';
import { FieldError, Hint, describedBy, useFieldIds } from './field-parts.tsx';

interface Props extends Omit<ComponentProps<'textarea'>, 'maxLength' | 'ref'> {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  /** In characters. The field accepts more, so that no paste is cut; the schema refuses it. */
  limit: number;
  ref?: (element: HTMLTextAreaElement | null) => void;
}

/** Text of several lines with a counter. Accepts every attribute of a textarea. */
export function TextAreaField({ label, hint, error, id, limit, ref, ...textarea }: Props) {
  const ids = useFieldIds(id);
  const element = useRef<HTMLTextAreaElement>(null);
  const subscribe = useCallback((changed: () => void) => {
    const events = new AbortController();
    element.current?.addEventListener('input', changed, events);
    return () => events.abort();
  }, []);
  const count = useSyncExternalStore(
    subscribe,
    () => characterCount(element.current?.value ?? ''),
    () => characterCount(String(textarea.defaultValue ?? '')),
  );
  return (
    <div className="field">
      <label htmlFor={ids.control}>{label}</label>
      <textarea
        {...textarea}
        id={ids.control}
        ref={(made) => {
          element.current = made;
          ref?.(made);
        }}
        {...describedBy(error, hint && ids.hint, ids.count, error && ids.error)}
      />
      <p id={ids.count} className="field-count" data-is-over={count > limit || undefined}>
        {charactersUsed(count, limit)}
      </p>
      <p role="status" className="field-spoken">
        {spokenCount(count, limit)}
      </p>
      <Hint id={ids.hint} text={hint} />
      <FieldError id={ids.error} message={error} />
    </div>
  );
}
