import type { PeoplePage, PeopleQuery } from '../../core/podcast/people.ts';
import type { DataKind } from '../../core/team/actions.ts';
import type { PeopleServices } from './people-services.ts';
import type { PeopleList } from './people-view.ts';

/** Column of a list of people. */
export interface Column<Person, Sort> {
  label: string;
  /** The order that its header leads to; without one, it leads to none. */
  sort?: Sort;
  text(person: Person): string;
}

/** Something that is done about a person: how, and what is said once it is done, or is not. */
export interface PersonChange {
  apply(services: PeopleServices): Promise<void>;
  done: string;
  failed: string;
}

/** Specification of a screen of people. */
export interface PersonListSpec<Person extends { id: string }, Sort extends string, Filter extends string> {
  list: PeopleList<Sort, Filter>;
  copy: PeopleScreenCopy<Filter>;
  /** The first one says who it is. */
  columns: readonly Column<Person, Sort>[];
  /** All that is known of somebody, as labels and texts. */
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
  /** The file of an export: the data that the audit log names, its name without the day, and its columns. */
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
  /** The consequence: what else an erasure means. */
  erasure: { question: string; consequence?: string; done: string };
  exported(count: number): string;
}
