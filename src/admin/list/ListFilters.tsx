import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CONTENT_TYPES } from '../../core/article/content-type.ts';
import type { ArticleFilters } from '../../core/editing/listed-article.ts';
import { useServices } from '../services.ts';
import { LIST_COPY } from './copy.ts';
import { FilterField } from './FilterField.tsx';
import { isFiltered, type ListView } from './list-address.ts';

const COPY = LIST_COPY.filters;
/** Milliseconds during which the choices are not loaded again. */
const FRESHNESS = 60_000;

const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

interface Props {
  view: ListView;
  setView: (view: ListView) => void;
}

export function ListFilters({ view, setView }: Props) {
  const { articleFilters } = useServices();
  const { data, isError } = useQuery({ queryKey: ['article-filters'], queryFn: articleFilters, staleTime: FRESHNESS });
  const { categories = [], authors = [], months = [] } = data ?? {};
  const choices: Record<keyof ArticleFilters, { value: string; label: string }[]> = {
    category: categories.map((name) => ({ value: name, label: name })),
    contentType: CONTENT_TYPES.map((type) => ({ value: type, label: LIST_COPY.types[type] })),
    author: authors.map(({ id, name }) => ({ value: id, label: name })),
    month: months.map((month) => ({ value: month, label: MONTH.format(new Date(`${month}-01`)) })),
  };
  // Stays true: clearing the last filter must not fold the fields, because one of them has the focus.
  const [wasFiltered, setWasFiltered] = useState(false);
  if (isFiltered(view) && !wasFiltered) setWasFiltered(true);
  return (
    <details className="list-filters" open={wasFiltered || undefined}>
      <summary>{COPY.title}</summary>
      {isError && <p role="status">{COPY.failed}</p>}
      <div>
        {(Object.keys(choices) as (keyof ArticleFilters)[]).map((filter) => (
          <FilterField
            key={filter}
            {...COPY[filter]}
            value={view[filter]}
            choices={choices[filter]}
            choose={(value) => setView({ ...view, [filter]: value, page: 1 })}
          />
        ))}
      </div>
    </details>
  );
}
