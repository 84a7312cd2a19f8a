import type { PeoplePage } from '../../core/podcast/people.ts';
import { csvOf } from '../../core/text/csv.ts';

/** People of one request: as many as the database gives. */
const AT_ONCE = 500;

/** All people of a list, page by page, each once: one who is erased meanwhile moves the pages. */
export async function everybody<Person extends { id: string }>(
  read: (page: number, pageSize: number) => Promise<PeoplePage<Person>>,
): Promise<Person[]> {
  const people = new Map<string, Person>();
  for (let page = 1; ; page += 1) {
    const { people: more } = await read(page, AT_ONCE);
    for (const person of more) people.set(person.id, person);
    if (more.length < AT_ONCE) return [...people.values()];
  }
}

/** People as a file that a spreadsheet opens. */
export function peopleFile<Person>(
  columns: readonly [header: string, text: (person: Person) => string][],
  people: readonly Person[],
): string {
  return csvOf([columns.map(([header]) => header), ...people.map((person) => columns.map(([, text]) => text(person)))]);
}
