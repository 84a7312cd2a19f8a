import { useCallback, useEffect, useState } from 'react';
import type { Category } from '../../../core/article/category.ts';

export interface CategorySource {
  /** Lists the categories, sorted by name. Throws when the database does not answer. */
  listCategories(): Promise<Category[]>;
  /** Calls `changed` each time that anybody creates, changes or removes a category. @returns a function that stops the calls */
  followCategories(changed: () => void): () => void;
}

type LoadedCategories = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; categories: readonly Category[] };

/** Loads the categories, and loads them again at each change. A loaded list stays when reloading fails. */
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
