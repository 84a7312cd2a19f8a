import { useCallback, useEffect, useState } from 'react';
import type { Category } from '../../../core/article/category.ts';

export interface CategorySource {
  /** Sorted by name. Throws when the database does not answer. */
  listCategories(): Promise<Category[]>;
  /** Calls back when anybody creates, changes or removes a category; returns a function that stops. */
  followCategories(changed: () => void): () => void;
}

type LoadedCategories = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; categories: readonly Category[] };

/** Loads the categories, again at each change. A loaded list stays when reloading fails. */
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
