import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shortDate } from '../../core/time/paris-time.ts';
import { GatewayError } from '../../gateway/browser/gateway-error.ts';
import { useServices } from '../services.ts';
import { PEOPLE_COPY as COPY } from './copy.ts';
import { everybody, peopleFile } from './export-people.ts';
import type { PeopleParts } from './people-parts.ts';
import { PAGE_SIZE, type PeopleView } from './people-view.ts';

/** The first part of the name under which pages of people are kept while the back office is open. */
const PEOPLE = 'people';

/** A page of people; while another one is read, the former one still stands there. */
export function usePeoplePage<Person extends { id: string }, Sort extends string, Filter extends string>(
  parts: PeopleParts<Person, Sort, Filter>,
  { filter, ...view }: PeopleView<Sort, Filter>,
) {
  const { people } = useServices();
  return useQuery({
    queryKey: [PEOPLE, parts.list.address, filter, view],
    queryFn: async ({ signal }) => parts.read(await people(), filter, { ...view, pageSize: PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Reads again all that is shown of people. */
export function useRefreshedPeople(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [PEOPLE] });
}

/** Says that nothing was erased, and why. */
export function useErasureFailure(): (error: unknown) => void {
  const { toasts } = useServices();
  return (error) => {
    const { text, advice, refused } = COPY.notErased;
    const isRefused = error instanceof GatewayError && error.kind !== 'unreachable';
    toasts.warn({ text, advice: isRefused ? refused : advice, close: COPY.close });
  };
}

/** Erases people, each once, and says how that went. */
export function useErasure<Person extends { id: string }, Sort extends string, Filter extends string>(
  parts: PeopleParts<Person, Sort, Filter>,
) {
  const { people, toasts } = useServices();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const refresh = useRefreshedPeople();
  const tellFailure = useErasureFailure();
  const erase = async (id: string) => {
    if (busy.has(id)) return;
    setBusy((ids) => new Set([...ids, id]));
    try {
      await parts.erase(await people(), id);
      toasts.tell(parts.copy.erasure.done);
    } catch (error) {
      tellFailure(error);
    }
    refresh();
    setBusy((ids) => new Set([...ids].filter((other) => other !== id)));
  };
  return { busy, erase };
}

/** Saves everybody whom a view shows, on all its pages, as a file. */
export function useExport<Person extends { id: string }, Sort extends string, Filter extends string>(
  parts: PeopleParts<Person, Sort, Filter>,
) {
  const { people, toasts, now } = useServices();
  const [isExporting, setExporting] = useState(false);
  const save = async ({ filter, ...view }: PeopleView<Sort, Filter>) => {
    if (isExporting) return;
    setExporting(true);
    try {
      const services = await people();
      const shown = await everybody((page, pageSize) => parts.read(services, filter, { ...view, page, pageSize }));
      const day = shortDate(new Date(now()).toISOString()).split('/').reverse().join('-');
      services.save(`${parts.file.name}-${day}.csv`, peopleFile(parts.file.columns, shown));
      toasts.tell(parts.copy.exported(shown.length));
    } catch {
      toasts.warn({ ...COPY.notExported, close: COPY.close });
    }
    setExporting(false);
  };
  return { isExporting, save };
}
