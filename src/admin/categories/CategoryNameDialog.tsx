import { useState } from 'react';
import type { Category } from '../../core/article/category.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { useServices } from '../services.ts';
import { CATEGORIES_SCREEN_COPY as COPY } from './copy.ts';

interface Props {
  category: Category;
  close(): void;
  /** Receives the text that confirms it. */
  done(message: string): void;
}

/** Asks for a category's new name. The typed text stays until the server has accepted it. */
export function RenameCategoryDialog({ category, close, done }: Props) {
  const { renameCategory } = useServices();
  const [name, setName] = useState(category.name);
  const [error, setError] = useState('');
  const [isRunning, setRunning] = useState(false);
  const rename = async () => {
    setRunning(true);
    const answer = await renameCategory(category.id, name).catch(() => null);
    setRunning(false);
    if (answer?.kind === 'created') return done(COPY.renamed(answer.category.name));
    if (answer?.kind === 'exists') return setError(COPY.exists(name.trim()));
    setError(answer?.message || COPY.notDone);
  };
  return (
    <Dialog title={COPY.renameOf(category.name)} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) void rename();
        }}
      >
        <div className="field">
          <label htmlFor="category-name">{COPY.name}</label>
          <input
            id="category-name"
            type="text"
            autoComplete="off"
            value={name}
            aria-describedby="category-name-error"
            aria-invalid={error !== '' || undefined}
            onChange={({ target }) => {
              setName(target.value);
              setError('');
            }}
          />
          <p id="category-name-error" className="field-error" role="alert">
            {error}
          </p>
        </div>
        <p className="screen-actions">
          <button type="submit" className="button" aria-disabled={isRunning}>
            {isRunning ? COPY.saving : COPY.save}
          </button>
          <button type="button" className="button button-quiet" onClick={close}>
            {COPY.cancel}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
