import { ARTICLE_FIELDS } from '../article/article-fields.ts';
import { isTitleGiven, lengthOf } from './form-problems.ts';

/** Article to rename, by its present title. */
export interface TitleChange {
  oldTitle: string;
  newTitle: string;
}

/** `repeated`: another change names the same article. `incomplete`: no old title. `unknown`: not looked up yet. */
export type ChangeState =
  'found' | 'not-found' | 'ambiguous' | 'unchanged' | 'empty' | 'too-long' | 'repeated' | 'incomplete' | 'unknown';

/** Titles of existing articles, by the title that was looked for; one entry for each article. */
type FoundTitles = ReadonlyMap<string, readonly string[]>;

/** Tab, `→`, or another arrow between blanks: hyphens and angle brackets may belong to a title. */
const SEPARATOR = /\s+(?:→|⟶|➜|->|=>)\s+|\s*→\s*|\t+/u;
const WRAPPING = /^«\s*(.*?)\s*»$|^"(.*)"$|^“(.*)”$/u;

/**
 * Reads pasted lines 'ancien titre → nouveau titre', also with ->, => or the tab of a spreadsheet, and in quotation
 * marks. Skips empty lines.
 * @returns the changes, and the unreadable lines as they were written
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

/** Returns the state of each change, in the order of the changes. */
export function stateOfChanges(changes: readonly TitleChange[], found: FoundTitles): ChangeState[] {
  const seen = new Set<string>();
  return changes.map((change) => {
    const state = stateOf(change, found);
    if (state !== 'found') return state;
    const title = presentTitle(change, found);
    if (seen.has(title)) return 'repeated';
    seen.add(title);
    return state;
  });
}

/** Returns the real title of the article, or the typed one where no article was found. */
export function presentTitle({ oldTitle }: TitleChange, found: FoundTitles): string {
  return found.get(oldTitle)?.[0] ?? oldTitle;
}

/** Returns the changes to send: also those without an article, since only the database knows for sure. */
export function changesToApply<Change extends TitleChange>(
  changes: readonly Change[],
  states: readonly ChangeState[],
): Change[] {
  return changes.filter((_, index) => states[index] === 'found' || states[index] === 'not-found');
}

function stateOf(change: TitleChange, found: FoundTitles): ChangeState {
  const { oldTitle, newTitle } = change;
  if (oldTitle.trim() === '') return 'incomplete';
  if (!isTitleGiven(newTitle)) return 'empty';
  if (lengthOf(newTitle) > ARTICLE_FIELDS.title.longest) return 'too-long';
  const titles = found.get(oldTitle);
  if (newTitle === presentTitle(change, found)) return 'unchanged';
  if (titles === undefined) return 'unknown';
  if (titles.length === 0) return 'not-found';
  return titles.length === 1 ? 'found' : 'ambiguous';
}

function unwrapped(part: string): string {
  const text = part.trim();
  const inside = WRAPPING.exec(text);
  return (inside?.[1] ?? inside?.[2] ?? inside?.[3] ?? text).trim();
}
