import { useState } from 'react';
import type { Category } from '../../core/article/category.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { useServices } from '../services.ts';
import { CATEGORIES_SCREEN_COPY as COPY } from './copy.ts';

interface Props {
  category: Category;
  /** Categories that may replace the removed one. */
  others: readonly Category[];
  close(): void;
  /** Receives the text that confirms the removal. */
  done(message: string): void;
}

/** Removes a category, after asking for the one that replaces it. */
export function RemoveCategoryDialog({ category, others, close, done }: Props) {
  const { removeCategory } = useServices();
  const [replacement, setReplacement] = useState('');
  const [error, setError] = useState('');
  const [isRunning, setRunning] = useState(false);
  const remove = async () => {
    setRunning(true);
    setError('');
    try {
      await removeCategory(category.id, replacement || null);
      done(COPY.removed(category.name));
    } catch (reason) {
      console.error('Removing the category failed, or its answer was lost', reason);
      setError(COPY.notDone);
      setRunning(false);
    }
  };
  return (
    <Dialog title={COPY.removeOf(category.name)} onClose={close}>
      <p>{COPY.removeText}</p>
      <div className="field">
        <label htmlFor="category-replacement">{COPY.replacement}</label>
        <select id="category-replacement" value={replacement} onChange={({ target }) => setReplacement(target.value)}>
          <option value="">{COPY.none}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p role="alert" className="field-error">
        {error}
      </p>
      <p className="screen-actions">
        <button type="button" className="button" aria-disabled={isRunning} onClick={() => !isRunning && void remove()}>
          {isRunning ? COPY.removing : COPY.remove}
        </button>
        <button type="button" className="button button-quiet" onClick={close}>
          {COPY.cancel}
        </button>
      </p>
    </Dialog>
  );
}
