import { isTitleGiven, TITLE_LIMIT } from './form-problems.ts';

/** An article to rename, by the title that it has. */
export interface TitleChange {
  oldTitle: string;
  newTitle: string;
}

/**
 * What will become of a change: it finds its article; none has that title; several have; it changes nothing; the new title
 * is empty or too long; another change names the same article; without an old title, or not looked for yet.
 */
export type ChangeState =
  'found' | 'not-found' | 'ambiguous' | 'unchanged' | 'empty' | 'too-long' | 'repeated' | 'incomplete' | 'unknown';

/** An arrow between blanks, or a tab: titles hold hyphens and angle brackets of their own. */
const SEPARATOR = /\s+(?:→|⟶|➜|->|=>)\s+|\s*→\s*|\t+/u;
const WRAPPING = /^«\s*(.*?)\s*»$|^"(.*)"$|^“(.*)”$/u;

/**
 * Reads pasted lines 'ancien titre → nouveau titre'; also with ->, => or a tab, as out of a spreadsheet, and in quotation
 * marks. Empty lines are passed over.
 *
 * @returns the changes, and the lines that are none, as they were written
 */
export function parseTitleChanges(text: string): { changes: TitleChange[]; unreadable: string[] } {
  const changes: TitleChange[] = [];
  const unreadable: string[] = [];
  for (const line of text.split(/\r?\n/u)) {
    if (line.trim() === '') continue;
    const parts = line.split(SEPARATOR);
    const [oldTitle = '', newTitle = ''] = parts.map(unwrapped);
    if (parts.length === 2 && oldTitle !== '') changes.push({ oldTitle, newTitle });
    else unreadable.push(line);
  }
  return { changes, unreadable };
}

/**
 * What will become of each change.
 *
 * @param counts how many articles have a title, of those that were looked for
 */
export function stateOfChanges(changes: readonly TitleChange[], counts: ReadonlyMap<string, number>): ChangeState[] {
  const seen = new Set<string>();
  return changes.map((change) => {
    const state = stateOf(change, counts);
    if (state !== 'found') return state;
    if (seen.has(change.oldTitle)) return 'repeated';
    seen.add(change.oldTitle);
    return state;
  });
}

/**
 * The changes to ask the database for: those that find their article, and those that did not, since only it knows for sure
 * what is not there. All others are to be mended first.
 */
export function changesToApply<Change extends TitleChange>(
  changes: readonly Change[],
  states: readonly ChangeState[],
): Change[] {
  return changes.filter((_, index) => states[index] === 'found' || states[index] === 'not-found');
}

function stateOf({ oldTitle, newTitle }: TitleChange, counts: ReadonlyMap<string, number>): ChangeState {
  if (oldTitle.trim() === '') return 'incomplete';
  if (!isTitleGiven(newTitle)) return 'empty';
  if (Array.from(newTitle).length > TITLE_LIMIT) return 'too-long';
  if (oldTitle === newTitle) return 'unchanged';
  const count = counts.get(oldTitle);
  if (count === undefined) return 'unknown';
  if (count === 0) return 'not-found';
  return count === 1 ? 'found' : 'ambiguous';
}

function unwrapped(part: string): string {
  const text = part.trim();
  const inside = WRAPPING.exec(text);
  return (inside?.[1] ?? inside?.[2] ?? inside?.[3] ?? text).trim();
}
