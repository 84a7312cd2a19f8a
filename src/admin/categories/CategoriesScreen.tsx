import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Category } from '../../core/article/category.ts';
import { useServices } from '../services.ts';
import { LoadFailureLine } from '../shell/LoadFailure.tsx';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { CategoryNameDialog } from './CategoryNameDialog.tsx';
import { CATEGORIES_SCREEN_COPY as COPY } from './copy.ts';
import { RemoveCategoryDialog } from './RemoveCategoryDialog.tsx';

const CATEGORIES = ['categories'];

type OpenDialog = { kind: 'create' } | { kind: 'rename' | 'remove'; category: Category };

export function CategoriesScreen() {
  const { listCategories, createCategory, renameCategory, toasts } = useServices();
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({ queryKey: CATEGORIES, queryFn: () => listCategories() });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const create = useRef<HTMLButtonElement>(null);
  const close = () => setDialog(null);
  const done = (message: string) => {
    flushSync(close);
    toasts.tell(message);
    void queries.invalidateQueries({ queryKey: CATEGORIES });
  };
  return (
    <section className="list-screen">
      <header>
        <ScreenTitle text={COPY.title} />
        <p className="screen-actions">
          <button ref={create} type="button" className="button" onClick={() => setDialog({ kind: 'create' })}>
            {COPY.create}
          </button>
        </p>
      </header>
      <p>{COPY.intro}</p>
      {!data && isError && (
        <LoadFailureLine text={`${COPY.failed}. ${COPY.failedHint}`} button={COPY.retry} retry={() => void refetch()} />
      )}
      {!data && !isError && <div className="skeleton" role="status" aria-label={COPY.loading} />}
      {data?.length === 0 && <p className="notice">{COPY.empty}</p>}
      {data && data.length > 0 && (
        <ul className="category-rows" aria-label={COPY.list}>
          {data.map((category) => (
            <li key={category.id}>
              <strong>{category.name}</strong>
              <button
                type="button"
                className="chip"
                aria-label={COPY.renameOf(category.name)}
                onClick={() => setDialog({ kind: 'rename', category })}
              >
                {COPY.rename}
              </button>
              <button
                type="button"
                className="chip"
                aria-label={COPY.removeOf(category.name)}
                onClick={() => setDialog({ kind: 'remove', category })}
              >
                {COPY.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {dialog?.kind === 'create' && (
        <CategoryNameDialog
          title={COPY.create}
          label={COPY.name}
          hint={COPY.createHint}
          button={{ label: COPY.createButton, running: COPY.creating }}
          save={createCategory}
          close={close}
          saved={(name) => done(COPY.created(name))}
        />
      )}
      {dialog?.kind === 'rename' && (
        <CategoryNameDialog
          title={COPY.renameOf(dialog.category.name)}
          label={COPY.newName}
          initialName={dialog.category.name}
          button={{ label: COPY.save, running: COPY.saving }}
          save={(name) => renameCategory(dialog.category.id, name)}
          close={close}
          saved={(name) => done(COPY.renamed(name))}
        />
      )}
      {dialog?.kind === 'remove' && data && (
        <RemoveCategoryDialog
          category={dialog.category}
          others={data.filter(({ id }) => id !== dialog.category.id)}
          close={close}
          done={(message) => {
            done(message);
            // The closed dialog has given the focus back to a button of the row, which the reloaded list no longer has.
            create.current?.focus();
          }}
        />
      )}
    </section>
  );
}
