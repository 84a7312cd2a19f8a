import path from 'node:path';
import zlib from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MODULE_ALIASES } from '../../src/build/replaced-modules.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Scripts that the list of articles loads before its first rows, in KB of gzip. */
const LARGEST_LIST = 110;
/** Scripts that the editor loads beyond the list's, in KB of gzip. */
const LARGEST_EDITOR = 230;
const EDITOR = ['src/admin/editor/EditorScreen.tsx', 'src/admin/editor/rich-text/RichTextEditor.tsx'];
/** Module that follows categories during writing. */
const FOLLOWING = 'node_modules/@supabase/realtime-js/dist/module/index.js';

let chunks: Rolldown.OutputChunk[];

beforeAll(async () => {
  // In a test, Vite compiles JSX for development, which names the file of each element.
  vi.stubEnv('NODE_ENV', 'production');
  const bundled = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: MODULE_ALIASES },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/admin/mount.tsx', preserveEntrySignatures: 'allow-extension' },
    },
  });
  vi.unstubAllEnvs();
  const { output } = bundled as Rolldown.RolldownOutput;
  chunks = output.filter((file) => file.type === 'chunk');
}, 60_000);

/** Collects the named chunks and all chunks that they import. */
function loadedWith(names: string[], loaded = new Set<string>()): Set<string> {
  for (const name of names.filter((one) => !loaded.has(one))) {
    loaded.add(name);
    loadedWith(chunkNamed(name).imports, loaded);
  }
  return loaded;
}

function chunkNamed(name: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ fileName }) => fileName === name);
  if (!chunk) throw new Error(`There is no chunk ${name}`);
  return chunk;
}

/** Returns the name of the chunk that an import of this module loads. */
function chunkOf(module: string): string {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === path.join(ROOT, module));
  if (!chunk) throw new Error(`Nothing loads ${module} by itself`);
  return chunk.fileName;
}

const list = () => loadedWith(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
const editor = () => loadedWith([...EDITOR, FOLLOWING].map(chunkOf)).difference(list());

const kilobytes = (names: Set<string>) =>
  [...names].reduce((sum, name) => sum + zlib.gzipSync(chunkNamed(name).code, { level: 9 }).length, 0) / 1024;
const modules = (names: Set<string>) => [...names].flatMap((name) => chunkNamed(name).moduleIds);

describe('the script of the back office', () => {
  it(`weighs at most ${LARGEST_LIST} KB for the list of articles`, () => {
    expect(kilobytes(list())).toBeLessThanOrEqual(LARGEST_LIST);
  });

  it(`weighs at most ${LARGEST_EDITOR} KB more for the editor`, () => {
    expect(kilobytes(editor())).toBeLessThanOrEqual(LARGEST_EDITOR);
  });

  it.each([
    ...['htmlparser2', 'diff', 'react-day-picker', 'browser-image-compression'].map(
      (library) => `node_modules/${library}/`,
    ),
    ...['PreviewDialog', 'LivePreview', 'SourceDialog', 'LinkDialog', 'TableDialog', 'PictureDialog'],
    ...['FormComparison', 'ConflictComparison', 'RevisionsPanel', 'Checklist.tsx', 'Calendar.tsx', 'ShortcutsDialog'],
  ])('loads with the editor no part that writing does not need: %s', (part) => {
    expect(chunks.flatMap(({ moduleIds }) => moduleIds).some((module) => module.includes(part))).toBe(true);
    expect(modules(editor()).filter((module) => module.includes(part))).toEqual([]);
  });
});
