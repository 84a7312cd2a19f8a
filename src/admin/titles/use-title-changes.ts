import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { presentTitle, stateOfChanges, type ChangeState, type TitleChange } from '../../core/editing/title-updates.ts';
import { useServices } from '../services.ts';

/** Query key of look-ups by old title. */
export const TITLES = 'titles';

/** A line of the table; its key stays while it is edited. */
interface TitleRow extends TitleChange {
  key: number;
}

export interface TitleChanges {
  rows: TitleRow[];
  states: ChangeState[];
  /** Whether the look-up of titles failed. */
  hasFailed: boolean;
  /** Returns the exact present title of a row's article. */
  presentTitle(row: TitleChange): string;
  retry(): void;
  add(changes: TitleChange[]): void;
  edit(key: number, change: Partial<TitleChange>): void;
  remove(key: number): void;
  /** Removes these lines, except those edited meanwhile. */
  drop(rows: readonly TitleRow[]): void;
}

/** Holds the prepared changes and their expected results: old titles are looked up while typing. */
export function useTitleChanges(): TitleChanges {
  const { articlesByTitles } = useServices();
  const [rows, setRows] = useState<TitleRow[]>([]);
  const nextKey = useRef(0);
  const titles = useMemo(
    () => [...new Set(rows.map(({ oldTitle }) => oldTitle).filter((title) => title.trim() !== ''))].sort(),
    [rows],
  );
  const { data, isError, refetch } = useQuery({
    queryKey: [TITLES, titles],
    queryFn: async () => {
      const found = new Map(titles.map((title): [string, string[]] => [title, []]));
      for (const { wanted, title } of await articlesByTitles(titles)) found.get(wanted)?.push(title);
      return found;
    },
    enabled: titles.length > 0,
    // Keeps the other lines' results on screen while a new title is looked up.
    placeholderData: (former) => former,
  });
  const found = useMemo(() => data ?? new Map<string, string[]>(), [data]);
  const states = useMemo(() => stateOfChanges(rows, found), [rows, found]);

  return {
    rows,
    states,
    hasFailed: isError,
    presentTitle: (row) => presentTitle(row, found),
    retry: () => void refetch(),
    add: (changes) =>
      setRows((former) => [...former, ...changes.map((change) => ({ ...change, key: (nextKey.current += 1) }))]),
    edit: (key, change) => setRows((former) => former.map((row) => (row.key === key ? { ...row, ...change } : row))),
    remove: (key) => setRows((former) => former.filter((row) => row.key !== key)),
    drop: (done) => setRows((former) => former.filter((row) => !done.includes(row))),
  };
}
