import type { PeoplePage, PeopleQuery } from '../../core/podcast/people.ts';
import type { DataKind } from '../../core/team/actions.ts';
import type { PeopleServices } from './people-services.ts';
import type { PeopleList } from './people-view.ts';

export interface Column<Person, Sort> {
  label: string;
  /** Order that the header leads to; omitted where people cannot be sorted by the column. */
  sort?: Sort;
  text(person: Person): string;
}

/** Change about a person, with the messages after success and failure. */
export interface PersonChange {
  apply(services: PeopleServices): Promise<void>;
  done: string;
  failed: string;
}

export interface PersonListSpec<Person extends { id: string }, Sort extends string, Filter extends string> {
  list: PeopleList<Sort, Filter>;
  copy: PeopleScreenCopy<Filter>;
  /** The text of the first column names the person. */
  columns: readonly Column<Person, Sort>[];
  /** All data about a person, as labels and texts. */
  details(person: Person): [label: string, texts: string[]][];
  read(
    services: PeopleServices,
    filter: Filter,
    query: PeopleQuery<Sort>,
    signal?: AbortSignal,
  ): Promise<PeoplePage<Person> & { counts?: Record<string, number> }>;
  erase(services: PeopleServices, id: string): Promise<void>;
  /** Optional change of a person, besides erasing. */
  change?(person: Person): PersonChange & { label: string };
  /** Export file: kind of data for the audit log, name without the date, and columns. */
  file: { data: DataKind; name: string; columns: readonly [header: string, text: (person: Person) => string][] };
}

export interface PeopleScreenCopy<Filter extends string> {
  title: string;
  intro: readonly string[];
  search: string;
  count(total: number): string;
  /** Names of the filters, where there are several. */
  filters: { label: string; names: Record<Filter, string> } | null;
  caption: string;
  empty: string;
  loading: string;
  failure: string;
  /** Texts of an erasure; `consequence` names a further effect. */
  erasure: { question: string; consequence?: string; done: string };
  exported(count: number): string;
}
