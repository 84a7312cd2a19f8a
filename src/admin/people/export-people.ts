import type { PeoplePage } from '../../core/podcast/people.ts';
import { csvOf } from '../../core/text/csv.ts';

/** People per request: the limit of the database. */
const AT_ONCE = 500;

/** Reads all people of a list, each once: an erasure meanwhile shifts the pages. */
export async function readEverybody<Person extends { id: string }>(
  read: (page: number, pageSize: number) => Promise<PeoplePage<Person>>,
): Promise<Person[]> {
  const people = new Map<string, Person>();
  for (let page = 1; ; page += 1) {
    const { people: more } = await read(page, AT_ONCE);
    for (const person of more) people.set(person.id, person);
    if (more.length < AT_ONCE) return [...people.values()];
  }
}

/** `xlsx` is for people: its cells are texts, so that nothing is calculated and phone numbers keep their plus sign. `csv` is for programs. */
export type ExportFormat = 'xlsx' | 'csv';

export async function peopleFile<Person>(
  format: ExportFormat,
  columns: readonly [header: string, text: (person: Person) => string][],
  people: readonly Person[],
): Promise<Blob> {
  const headers = columns.map(([header]) => header);
  const rows = people.map((person) => columns.map(([, text]) => text(person)));
  if (format === 'csv') return new Blob([csvOf([headers, ...rows])], { type: 'text/csv;charset=utf-8' });
  const { default: writeSpreadsheet } = await import('write-excel-file/browser');
  const cell = (value: string) => ({ value, type: String });
  return writeSpreadsheet([
    headers.map((header) => ({ ...cell(header), fontWeight: 'bold' as const })),
    ...rows.map((texts) => texts.map(cell)),
  ]).toBlob();
}
