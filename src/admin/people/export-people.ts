import type { PeoplePage } from '../../core/podcast/people.ts';
import { csvOf } from '../../core/text/csv.ts';

/** People per request: the limit of the database. */
const AT_ONCE = 500;

/** Largest number of readings of a list whose number of people changes meanwhile. */
const MOST_READINGS = 5;

/**
 * Reads all people of a list, each once. Reads the list again when the number of people has changed meanwhile: an erasure
 * moves people to a page that was read before.
 */
export async function readEverybody<Person extends { id: string }>(
  read: (page: number, pageSize: number) => Promise<PeoplePage<Person>>,
): Promise<Person[]> {
  for (let reading = 1; ; reading += 1) {
    const people = new Map<string, Person>();
    const totals = new Set<number>();
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const { people: more, total } = await read(page, AT_ONCE);
      totals.add(total);
      for (const person of more) people.set(person.id, person);
      isLast = more.length < AT_ONCE;
    }
    if (totals.size === 1 || reading === MOST_READINGS) return [...people.values()];
  }
}

/**
 * Format of an exported file. `xlsx` is for people: its cells are texts, so that nothing is calculated and phone numbers keep their
 * plus sign. `csv` is for programs.
 */
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
