import { useState } from 'react';
import type { CategoryCreation } from '../../gateway/browser/categories.ts';
import { Hint, describedBy } from '../../presentation/forms/field-parts.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { CATEGORIES_SCREEN_COPY as COPY } from './copy.ts';

interface Props {
  title: string;
  label: string;
  hint?: string;
  initialName?: string;
  button: { label: string; running: string };
  /** Creates or renames the category. */
  save(name: string): Promise<CategoryCreation>;
  close(): void;
  /** Receives the name that was saved. */
  saved(name: string): void;
}

/** Asks for a category's name. The typed text stays until the server has accepted it. */
export function CategoryNameDialog({ title, label, hint, initialName = '', button, save, close, saved }: Props) {
  const [name, setName] = useState(initialName);
  const [error, setError] = useState('');
  const [isRunning, setRunning] = useState(false);
  const submit = async () => {
    setRunning(true);
    const answer = await save(name).catch(() => null);
    setRunning(false);
    if (answer?.kind === 'created') return saved(answer.category.name);
    if (answer?.kind === 'exists') return setError(COPY.exists(name.trim()));
    setError(answer?.message || COPY.notDone);
  };
  return (
    <Dialog title={title} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) void submit();
        }}
      >
        <div className="field">
          <label htmlFor="category-name">{label}</label>
          <input
            id="category-name"
            type="text"
            autoComplete="off"
            value={name}
            {...describedBy(error, hint && 'category-name-hint', 'category-name-error')}
            onChange={({ target }) => {
              setName(target.value);
              setError('');
            }}
          />
          <Hint id="category-name-hint" text={hint} />
          <p id="category-name-error" className="field-error" role="alert">
            {error}
          </p>
        </div>
        <p className="screen-actions">
          <button type="submit" className="button" aria-disabled={isRunning}>
            {isRunning ? button.running : button.label}
          </button>
          <button type="button" className="button button-quiet" onClick={close}>
            {COPY.cancel}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
