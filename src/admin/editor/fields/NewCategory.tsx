import { useId, useRef, useState } from 'react';
import { FieldError, describedBy } from '../../../presentation/forms/field-parts.tsx';
import { CATEGORIES_COPY } from './copy.ts';

type Creation =
  { kind: 'created'; category: { name: string } } | { kind: 'exists' } | { kind: 'refused'; message: string };

/** Creates a category. Throws when the database does not answer. */
export type CreateCategory = (name: string) => Promise<Creation>;

interface Props {
  createCategory: CreateCategory;
  created(name: string): void;
  /** Reports whether the field holds the name of a category that is not created yet. */
  setUnadded(isUnadded: boolean): void;
}

/** Creates a category. The field keeps the name until the category exists, and keeps another name typed meanwhile. */
export function NewCategory({ createCategory, created, setUnadded }: Props) {
  const id = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [isCreating, setCreating] = useState(false);
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const errorId = `${id}-error`;

  const write = (text: string) => {
    setName(text);
    setUnadded(text.trim() !== '');
  };
  const create = async () => {
    const wanted = name.trim();
    if (wanted === '') return setError(CATEGORIES_COPY.empty);
    setCreating(true);
    const creation = await createCategory(wanted).catch(() => null);
    setCreating(false);
    if (creation?.kind !== 'created') {
      if (creation?.kind === 'exists') return setError(CATEGORIES_COPY.exists(wanted));
      return setError(creation?.message || CATEGORIES_COPY.creationFailed);
    }
    if (field.current?.value.trim() === wanted) write('');
    setError(undefined);
    setSaid(CATEGORIES_COPY.created(creation.category.name));
    created(creation.category.name);
  };

  return (
    <div className="field new-category">
      <label htmlFor={id}>{CATEGORIES_COPY.create}</label>
      <div className="control-with-button">
        <input
          ref={field}
          type="text"
          id={id}
          autoComplete="off"
          placeholder={CATEGORIES_COPY.name}
          {...describedBy(error, error && errorId)}
          value={name}
          onChange={(event) => {
            write(event.currentTarget.value);
            setError(undefined);
          }}
          onBlur={(event) => {
            const isLeft = !event.currentTarget.parentElement?.contains(event.relatedTarget);
            if (isLeft && !isCreating && name.trim() !== '')
              setError((former) => former ?? CATEGORIES_COPY.notCreated(name.trim()));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (!isCreating) void create();
          }}
        />
        <button
          type="button"
          className="button button-quiet button-small"
          aria-disabled={isCreating}
          onClick={() => !isCreating && void create()}
        >
          {isCreating ? CATEGORIES_COPY.adding : CATEGORIES_COPY.add}
        </button>
      </div>
      <FieldError id={errorId} message={error} />
      <span role="status" className="field-spoken">
        {said}
      </span>
    </div>
  );
}
