import { existsSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { chromiumOptions } from '../tools/measure/chromium.ts';
import { commonPolicy } from '../src/build/content-security-policy.ts';
import { directivesOf } from '../src/core/site/content-security-policy.ts';
import { PAGES } from '../src/core/site/page-table.ts';

const TEMPLATE_DATABASE = 'tests/support/template-database.ts';
const PUBLISHED_COPY = 'tests/support/published-copy.ts';
const SHARED_COPY = 'tests/support/shared-copy.ts';

/** Folder that Linux keeps in memory. In a container, it often has only 64 MB. */
const MEMORY_FOLDER = '/dev/shm';
/** Bytes. A whole run needs about 600 MB at once. */
const ROOM = 4 * 1024 ** 3;

/** A worker more than processors, because tests of the night wait for clocks, time limits and lost answers. */
const NIGHTLY_WORKERS = availableParallelism() + 1;

/** Time for `expect.poll` and `expect.element`: on a busy machine, an answer takes several seconds. */
const PATIENTLY = { poll: { timeout: 30_000 } };

/** Nonce of stylesheets from Vite's development server; a build has them in files. */
const STYLE_NONCE = 'vite';

/** The policy of the back office's page, which is the widest of those with components. */
const POLICY = mergeDirectives([
  ...commonPolicy({}).directives,
  ...directivesOf(PAGES['/admin'].policy),
  "script-src 'self'",
  `style-src 'self' 'nonce-${STYLE_NONCE}'`,
]);

/** Whether a folder exists and a whole run finds room in it. */
function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM;
}

/** Joins directives into one policy. Merges directives of one name, as Astro does: a browser reads only the first. */
function mergeDirectives(directives: string[]): string {
  const sources = new Map<string, string[]>();
  for (const directive of directives) {
    const [name = '', ...values] = directive.split(' ');
    sources.set(name, [...(sources.get(name) ?? []), ...values]);
  }
  return [...sources].map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

/** When a project runs: beside those of its group, with as many workers as they have. */
type ProjectOrder = Pick<NonNullable<UserWorkspaceConfig['test']>, 'sequence' | 'maxWorkers'>;

const NIGHTLY_ORDER: ProjectOrder = { sequence: { groupOrder: 2 }, maxWorkers: NIGHTLY_WORKERS };

/** Declares a project of components, which a browser shows under the policy of the back office. */
function components(name: string, include: string, order: ProjectOrder): UserWorkspaceConfig {
  return {
    plugins: [tailwindcss()],
    html: { cspNonce: STYLE_NONCE },
    // Without this list, Vite bundles a dependency when a test first imports it, and reloads the page.
    optimizeDeps: {
      include: [
        ...['@nanostores/react', 'nanostores', 'react-hook-form', 'valibot', 'axe-core', 'vitest-browser-react'],
        ...['wouter', 'wouter/memory-location', '@tanstack/react-query', '@supabase/auth-js', '@supabase/postgrest-js'],
        ...['@tiptap/core', '@tiptap/react', '@tiptap/extensions', 'browser-image-compression'],
        ...['table', 'blockquote', 'bold', 'code', 'code-block', 'document', 'hard-break', 'heading'].map(
          (part) => `@tiptap/extension-${part}`,
        ),
        ...['horizontal-rule', 'italic', 'list', 'paragraph', 'strike', 'text', 'underline'].map(
          (part) => `@tiptap/extension-${part}`,
        ),
        ...['diff', 'htmlparser2', 'idb', '@emailjs/browser', 'write-excel-file/browser'],
        ...['model', 'state', 'view', 'transform', 'tables', 'history'].map((part) => `@tiptap/pm/${part}`),
        ...['react-day-picker', 'react-day-picker/locale/fr', '@sindresorhus/slugify'],
        ...['react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-dev-runtime'],
      ],
    },
    test: {
      name,
      include: [include],
      ...order,
      provide: { policy: POLICY },
      setupFiles: ['tests/support/shipped-policy.ts'],
      expect: PATIENTLY,
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumOptions() }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

// Copies of the site start many processes: each compiles what it loads once per run, and not at each start.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('node_modules/.cache/compiled-by-node');

// Tests create many small files: several times faster in memory than on a disk.
if (hasRoom(MEMORY_FOLDER)) process.env['TMPDIR'] ??= MEMORY_FOLDER;

export default defineConfig({
  test: {
    // Much of a test is waiting: one file for each processor, where Vitest keeps a processor free.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          expect: PATIENTLY,
          include: ['{src,server,tools,supabase,docs,deploy}/**/*.test.ts', '.config/**/*.test.js'],
          environment: 'node',
          // Files share their threads: starting one for each took half of the time.
          pool: 'threads',
          isolate: false,
          // Some read every source: that lasts on a machine with much to do.
          testTimeout: 60_000,
        },
      },
      components('components', 'tests/components/*.test.ts', { sequence: { groupOrder: 0 } }),
      {
        test: {
          name: 'integration',
          expect: PATIENTLY,
          include: ['tests/{integration,contract}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: TEMPLATE_DATABASE,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // Each file changes copies of its own.
          name: 'end-to-end',
          expect: PATIENTLY,
          include: ['tests/end-to-end/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: PUBLISHED_COPY,
          testTimeout: 180_000,
          hookTimeout: 240_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          // All files change one copy, each only its own data.
          name: 'shared-copy',
          expect: PATIENTLY,
          include: ['tests/end-to-end/shared-copy/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: [PUBLISHED_COPY, SHARED_COPY],
          testTimeout: 180_000,
          hookTimeout: 240_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          // All look at one copy that nobody changes.
          name: 'pages',
          expect: PATIENTLY,
          include: ['tests/end-to-end/pages/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: [PUBLISHED_COPY, 'tests/support/served-site.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          // All look at one copy that has a tracker and a live contest.
          name: 'configured-site',
          expect: PATIENTLY,
          include: ['tests/end-to-end/configured-site/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: [PUBLISHED_COPY, 'tests/support/configured-site.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          // Long sequences of random changes and kills, for `npm run test:all`.
          name: 'nightly',
          expect: PATIENTLY,
          include: ['tests/nightly/{integration,end-to-end,shared-copy}/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: [TEMPLATE_DATABASE, PUBLISHED_COPY, SHARED_COPY],
          testTimeout: 180_000,
          hookTimeout: 240_000,
          ...NIGHTLY_ORDER,
        },
      },
      // More of what `components` looks at.
      components('nightly-components', 'tests/nightly/components.test.ts', NIGHTLY_ORDER),
      {
        test: {
          // More of what `pages` and `configured-site` look at, on the same two copies.
          name: 'nightly-pages',
          expect: PATIENTLY,
          include: ['tests/nightly/{pages,configured-site}/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: [PUBLISHED_COPY, 'tests/support/served-site.ts', 'tests/support/configured-site.ts'],
          testTimeout: 240_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
