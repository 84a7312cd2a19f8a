import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as names from './storage-keys.ts';

/** Pattern of code that stores something in a browser. */
const STORAGE =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore\.set)\b|\bstorage\(\)\.|\bcaches\.open\(|\bopenDB[<(]|document\.cookie|Max-Age=|import .*storage\/kept-text/;
/** Pattern of calls of the browser's storage; captures the name under which they store a value. */
const NAMED =
  /(?:\b(?:\w*[sS]torage|storage\(\))\.(?:getItem|setItem|removeItem)|\bkeptText|\bcaches\.open|\bopenDB(?:<\w+>)?|\bindexedDB\.\w+)\(\s*([^,():]+(?:\([^()]*\))?)/g;
const NAMES_MODULE = /import \{ ([^}]+) \} from '[^']*\/privacy\/storage-keys\.ts'/;

/** Names outside the list in calls of these files, which pass storage on or derive a name from a listed one. */
const OTHERWISE_NAMED: Readonly<Record<string, readonly string[]>> = {
  'src/admin/database-services.ts': [],
  'src/admin/editor/saving/journal-store.ts': ['name'],
  'src/core/editing/list-cache.ts': ['key', 'old'],
  'src/features/campaigns/fresh-version/reload-once.ts': [],
  'src/features/quizzes/game/QuizIsland.tsx': ['gameKey(quiz)'],
  'src/features/quizzes/game/quiz-game.ts': [],
  'src/features/simulator/store.ts': [],
  'src/gateway/browser/absent-storage.ts': ["''"],
  'src/presentation/forms/kept-draft.ts': [],
  'src/presentation/offline/keep-game.ts': ['cacheOf(page)'],
  'src/presentation/storage/kept-text.ts': ['key'],
};

const sources = globSync(['src/**/*.{ts,tsx,astro}', 'server/api/**/*.ts', 'public/*.js'], {
  exclude: ['**/*.{test,support}.{ts,tsx}'],
}).map((file) => {
  const source = readFileSync(file, 'utf8');
  const imported = (NAMES_MODULE.exec(source)?.[1] ?? '').split(',').map((name) => name.trim());
  return { file, source, listed: imported.filter((name) => name in names) };
});
const keeping = sources.filter(({ source }) => STORAGE.test(source));

describe('data that the site stores in a browser', () => {
  it.each(keeping)('has only names that the page about cookies lists: $file', ({ file, source, listed }) => {
    const others = OTHERWISE_NAMED[file];
    expect(listed.length > 0 || others !== undefined, 'no name of src/core/privacy/storage-keys.ts').toBe(true);
    const named = [...source.matchAll(NAMED)].map(([, name = '']) => name.trim());
    expect(named.filter((name) => !listed.includes(name) && others?.includes(name) !== true)).toEqual([]);
  });

  it('uses every name of storage-keys.ts', () => {
    const used = sources.filter(({ file }) => !/^src\/(?:features\/legal|core\/privacy)\//.test(file));
    expect(new Set(used.flatMap(({ listed }) => listed))).toEqual(new Set(Object.keys(names)));
  });

  it('is stored by every file in the list of exceptions', () => {
    const files = keeping.map(({ file }) => file);
    expect(Object.keys(OTHERWISE_NAMED).filter((file) => !files.includes(file))).toEqual([]);
  });
});
