import type { AddressBook } from '../../src/core/site/redirects.ts';

/** Entries read before other work may run: a millisecond or two. */
const ENTRIES_AT_ONCE = 1_000;
const STRING = '"([^"\\\\]*(?:\\\\.[^"\\\\]*)*)"';
/** The next entry, or the beginning or end of an inner object, or the end of the text. */
const TOKEN = `\\s*(?:,\\s*)?(?:${STRING}\\s*:\\s*(?:${STRING}|\\{)|\\}|$)`;

interface Section {
  [name: string]: string | Section;
}

/**
 * Parses an address book in small parts: `JSON.parse` of a hundred thousand articles would block the process for long.
 *
 * @param pause awaited between two parts
 * @throws SyntaxError
 */
export async function parseAddressBook(text: string, pause: () => Promise<void>): Promise<AddressBook> {
  const token = new RegExp(TOKEN, 'y');
  const begin = /^\s*\{/.exec(text)?.[0].length;
  if (begin === undefined) throw new SyntaxError('An address book is an object');
  token.lastIndex = begin;
  const open: Section[] = [emptySection()];
  let root: Section | undefined;
  for (let entries = 1; ; entries += 1) {
    const { lastIndex } = token;
    const match = token.exec(text);
    const section = open.at(-1);
    if (!match) throw new SyntaxError(`An address book has something else at ${lastIndex}`);
    const [whole, name, value] = match;
    if (section === undefined) {
      if (whole.trim() !== '' || typeof root?.byId !== 'object' || typeof root.bySlug !== 'object') {
        throw new SyntaxError('An address book names addresses by identifier and by slug, and nothing else');
      }
      return root as unknown as AddressBook;
    }
    if (name === undefined) {
      if (!whole.endsWith('}')) throw new SyntaxError('An address book is incomplete');
      root = open.pop();
    } else if (value === undefined) {
      const inner = emptySection();
      section[unescaped(name)] = inner;
      open.push(inner);
    } else section[unescaped(name)] = unescaped(value);
    if (entries % ENTRIES_AT_ONCE === 0) await pause();
  }
}

/** Makes a section without a prototype, because `constructor` is a valid slug. */
function emptySection(): Section {
  return Object.create(null) as Section;
}

function unescaped(text: string): string {
  return text.includes('\\') ? (JSON.parse(`"${text}"`) as string) : text;
}
