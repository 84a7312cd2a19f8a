import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shortDate } from '../../core/time/paris-time.ts';
import { GatewayError } from '../../gateway/browser/gateway-error.ts';
import { useServices } from '../services.ts';
import { PEOPLE_COPY as COPY } from './copy.ts';
import { readEverybody, peopleFile, type ExportFormat } from './export-people.ts';
import type { PersonListSpec, PersonChange } from './person-list-spec.ts';
import { PAGE_SIZE } from '../list/pages-of-list.ts';
import type { PeopleView } from './people-view.ts';

/** First part of the query keys of people pages. */
const PEOPLE = 'people';

/** Loads a page of people; the former page stays until it has loaded. */
export function usePeoplePage<Person extends { id: string }, Sort extends string, Filter extends string>(
  spec: PersonListSpec<Person, Sort, Filter>,
  { filter, ...view }: PeopleView<Sort, Filter>,
) {
  const { people } = useServices();
  return useQuery({
    queryKey: [PEOPLE, spec.list.address, filter, view],
    queryFn: async ({ signal }) => spec.read(await people(), filter, { ...view, pageSize: PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Returns a function that reloads all shown people. */
export function useRefreshedPeople(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [PEOPLE] });
}

/** Returns a function that warns of a failed change, with advice by the kind of error. */
export function useChangeFailure(): (text: string, error: unknown) => void {
  const { toasts } = useServices();
  return (text, error) => toasts.warn({ text, advice: failureAdvice(error), close: COPY.close });
}

/** Returns the advice about a failed change. @param unanswered advice when only the answer may be lost */
export function failureAdvice(error: unknown, unanswered: string = COPY.notDone.unanswered): string {
  return error instanceof GatewayError && error.kind !== 'unreachable' ? COPY.notDone.refused : unanswered;
}

/** Changes or erases people, for each person one change at a time, and reports the outcome. */
export function usePersonChanges<Person extends { id: string }, Sort extends string, Filter extends string>(
  spec: PersonListSpec<Person, Sort, Filter>,
) {
  const { people, toasts } = useServices();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const refresh = useRefreshedPeople();
  const tellFailure = useChangeFailure();
  const make = async (id: string, { apply, done, failed }: PersonChange) => {
    if (busy.has(id)) return;
    setBusy((ids) => new Set([...ids, id]));
    try {
      await apply(await people());
      toasts.tell(done);
    } catch (error) {
      tellFailure(failed, error);
    }
    refresh();
    setBusy((ids) => new Set([...ids].filter((other) => other !== id)));
  };
  const erase = (id: string) =>
    make(id, {
      apply: (services) => spec.erase(services, id),
      done: spec.copy.erasure.done,
      failed: COPY.notErased,
    });
  return { busy, make, erase };
}

/** Exports all people of a view, from all its pages, as a file. */
export function useExport<Person extends { id: string }, Sort extends string, Filter extends string>(
  spec: PersonListSpec<Person, Sort, Filter>,
) {
  const { people, toasts, now } = useServices();
  const [isExporting, setExporting] = useState(false);
  const save = async (format: ExportFormat, { filter, ...view }: PeopleView<Sort, Filter>) => {
    if (isExporting) return;
    setExporting(true);
    try {
      const services = await people();
      const shown = await readEverybody((page, pageSize) => spec.read(services, filter, { ...view, page, pageSize }));
      // Records the export first: no export may be missing from the audit log.
      await services.recordExport(spec.file.data, shown.length);
      const day = shortDate(new Date(now()).toISOString()).split('/').reverse().join('-');
      services.save(`${spec.file.name}-${day}.${format}`, await peopleFile(format, spec.file.columns, shown));
      toasts.tell(spec.copy.exported(shown.length));
    } catch {
      toasts.warn({ ...COPY.notExported, close: COPY.close });
    }
    setExporting(false);
  };
  return { isExporting, save };
}
