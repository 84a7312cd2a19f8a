import { useState } from 'react';
import { withoutAccents } from '../../../core/text/without-accents.ts';
import { FieldError } from '../../../presentation/forms/field-parts.tsx';
import { usePermissions } from '../../permissions.ts';
import { CATEGORIES_COPY } from './copy.ts';
import { NewCategory, type CreateCategory } from './NewCategory.tsx';
import type { FieldBinding } from './use-article-form.ts';
import { useCategories, type CategorySource } from './use-categories.ts';

/** Largest number of categories that are listed without a search field. */
const MOST_WITHOUT_SEARCH = 8;

interface Props {
  binding: FieldBinding<string[]>;
  source: CategorySource;
  createCategory: CreateCategory;
}

export function CategoriesControl({ binding, source, createCategory }: Props) {
  const { id, value: chosen, error, change, setUnadded } = binding;
  const { publishes } = usePermissions();
  const { loaded, reload } = useCategories(source);
  const [wanted, setWanted] = useState('');
  const names = namesOf(loaded.kind === 'loaded' ? loaded.categories.map(({ name }) => name) : [], chosen);
  const shown = names.filter((name) => withoutAccents(name).includes(withoutAccents(wanted.trim())));
  const toggle = (name: string, isChosen: boolean) =>
    change(isChosen ? [...chosen, name] : chosen.filter((other) => other !== name));

  return (
    <fieldset className="categories" id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend>{binding.label}</legend>
      <p role="status" className="field-hint">
        {loaded.kind === 'loading' && CATEGORIES_COPY.loading}
        {loaded.kind === 'loaded' && names.length === 0 && CATEGORIES_COPY.none}
      </p>
      {loaded.kind === 'failed' && (
        <p role="alert" className="field-error">
          {`${CATEGORIES_COPY.failed}. ${CATEGORIES_COPY.failedHint} `}
          <button type="button" className="button button-quiet button-small" onClick={() => void reload()}>
            {CATEGORIES_COPY.retry}
          </button>
        </p>
      )}
      {names.length > MOST_WITHOUT_SEARCH && (
        <input
          type="search"
          aria-label={CATEGORIES_COPY.search}
          placeholder={CATEGORIES_COPY.search}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      {shown.length > 0 && (
        <ul className="categories-list">
          {shown.map((name) => (
            <li key={name} className="choice">
              <input
                type="checkbox"
                id={`${id}-${name}`}
                checked={chosen.includes(name)}
                onChange={(event) => toggle(name, event.currentTarget.checked)}
              />
              <label htmlFor={`${id}-${name}`}>{name}</label>
            </li>
          ))}
        </ul>
      )}
      {publishes && (
        <NewCategory
          createCategory={createCategory}
          setUnadded={setUnadded}
          created={(name) => {
            change([...binding.present(), name]);
            setWanted('');
            void reload();
          }}
        />
      )}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}

/** Returns the names of the known categories, then the article's categories that no longer exist. */
function namesOf(known: string[], chosen: readonly string[]): string[] {
  return [...known, ...chosen.filter((name) => !known.includes(name))];
}
