import { useCallback, useEffect, useState } from 'react';
import type { Category } from '../../../core/article/category.ts';

export interface CategorySource {
  /** By name. Fails when the database does not answer. */
  listCategories(): Promise<Category[]>;
  /** Calls back when a category was made, changed or removed, by whomever; returns how to stop. */
  followCategories(changed: () => void): () => void;
}

type LoadedCategories = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; categories: readonly Category[] };

/** The categories there are, read anew each time that they change. A list that was read stays when that fails. */
export function useCategories({ listCategories, followCategories }: CategorySource) {
  const [loaded, setLoaded] = useState<LoadedCategories>({ kind: 'loading' });
  const reload = useCallback(
    () =>
      listCategories().then(
        (categories) => setLoaded({ kind: 'loaded', categories }),
        () => setLoaded((before) => (before.kind === 'loaded' ? before : { kind: 'failed' })),
      ),
    [listCategories],
  );
  useEffect(() => {
    void reload();
    return followCategories(() => void reload());
  }, [reload, followCategories]);
  return { loaded, reload };
}
