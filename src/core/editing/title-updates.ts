import { ARTICLE_FIELDS } from '../article/article-fields.ts';
import { isTitleGiven } from './form-problems.ts';

/** An article to rename, by the title that it has. */
export interface TitleChange {
  oldTitle: string;
  newTitle: string;
}

/**
 * Outcome of a change: its article is found; no article has that title; several have; it changes nothing; the new title
 * is empty or too long; another change names the same article; it has no old title, or has not been looked up yet.
 */
export type ChangeState =
  'found' | 'not-found' | 'ambiguous' | 'unchanged' | 'empty' | 'too-long' | 'repeated' | 'incomplete' | 'unknown';

/** The titles that articles really have, by the title that was looked for; one for each article. */
type FoundTitles = ReadonlyMap<string, readonly string[]>;

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

/** Says what will become of each change. */
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

/** Reads the title that the article of a change really has; the one that was typed where no article was found. */
export function presentTitle({ oldTitle }: TitleChange, found: FoundTitles): string {
  return found.get(oldTitle)?.[0] ?? oldTitle;
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

function stateOf(change: TitleChange, found: FoundTitles): ChangeState {
  const { oldTitle, newTitle } = change;
  if (oldTitle.trim() === '') return 'incomplete';
  if (!isTitleGiven(newTitle)) return 'empty';
  if (Array.from(newTitle).length > ARTICLE_FIELDS.title.longest) return 'too-long';
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
