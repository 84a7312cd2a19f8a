import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { commentOpenings, titleOpenings } from './openings.js';

/**
 * Folders, and the folders that each may import. A file belongs to the first zone whose pattern matches. Code of a zone
 * that `runsInBrowser` may not import modules of Node.
 */
const ZONES = [
  { type: 'core', pattern: 'src/core', imports: [], runsInBrowser: true },
  { type: 'gateway/browser', pattern: 'src/gateway/browser', imports: ['core', 'gateway'], runsInBrowser: true },
  { type: 'gateway/server', pattern: 'src/gateway/server', imports: ['core', 'gateway'] },
  { type: 'gateway', pattern: 'src/gateway', imports: [] },
  { type: 'build', pattern: 'src/build', imports: ['core', 'gateway/server'] },
  {
    type: 'presentation',
    pattern: 'src/presentation',
    imports: ['core', 'gateway/browser', 'build'],
    runsInBrowser: true,
  },
  {
    type: 'feature',
    pattern: 'src/features/*',
    imports: ['core', 'gateway/browser', 'build', 'presentation'],
    runsInBrowser: true,
  },
  { type: 'admin', pattern: 'src/admin', imports: ['core', 'gateway/browser', 'presentation'], runsInBrowser: true },
  { type: 'pages', pattern: 'src/pages', imports: ['core', 'build', 'presentation', 'feature', 'admin'] },
  { type: 'functions', pattern: 'supabase/functions/*', imports: [] },
  // A process of a copy does not import the folder of another process.
  { type: 'web', pattern: 'server/web/**', partialMatch: false, imports: ['server', 'core', 'build'] },
  { type: 'api', pattern: 'server/api/**', partialMatch: false, imports: ['server', 'core', 'gateway', 'functions'] },
  // The publisher also imports features and presentation: it writes feeds and the manifest with the functions that routes call.
  {
    type: 'publisher',
    pattern: 'server/publisher/**',
    partialMatch: false,
    imports: ['server', 'core', 'gateway', 'gateway/browser', 'gateway/server', 'build', 'presentation', 'feature'],
  },
  {
    type: 'server',
    pattern: 'server/**',
    partialMatch: false,
    imports: ['web', 'api', 'publisher', 'core', 'gateway', 'gateway/browser', 'gateway/server', 'build', 'functions'],
  },
];
ZONES.push({ type: 'tools', pattern: 'tools/**', partialMatch: false, imports: ZONES.map(({ type }) => type) });
ZONES.push({ type: 'tests', pattern: 'tests', imports: ZONES.map(({ type }) => type) });

export default tseslint.config(
  { ignores: ['dist', '.astro', '.data', 'node_modules', 'src/gateway/database.types.ts'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...astro.configs.recommended,
  ...astro.configs['jsx-a11y-strict'],
  { files: ['**/*.tsx'], ...jsxA11y.configs.strict },
  { files: ['**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-empty-pattern': 'off',
      eqeqeq: 'error',
      // French typography needs no-break spaces.
      'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true, skipJSXText: true }],
    },
  },
  {
    plugins: { coquelicot: { rules: { 'comment-openings': commentOpenings, 'title-openings': titleOpenings } } },
    rules: { 'coquelicot/comment-openings': 'error', 'coquelicot/title-openings': 'error' },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly', fetch: 'readonly' } },
  },
  {
    files: ['public/*.js'],
    languageOptions: {
      globals: { self: 'readonly', caches: 'readonly', fetch: 'readonly', location: 'readonly' },
    },
  },
  {
    files: ['src/**', 'server/**', 'tools/**', 'supabase/functions/**', 'tests/**'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': ZONES.map(({ type, pattern, partialMatch = true }) => ({ type, pattern, partialMatch })),
      'boundaries/include': ['src/**', 'server/**', 'tools/**', 'supabase/functions/**', 'tests/**'],
      // Files directly in `src`, such as tests that check all of it, belong to no zone.
      'boundaries/ignore': ['src/env.d.ts', 'src/*.test.ts'],
      'import/resolver': { typescript: { project: 'tsconfig.json' } },
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message:
            '{{from.element.type}} may not import {{to.element.type}}: pages → features, admin → presentation → build → gateway → core',
          policies: ZONES.map(({ type, imports }) => ({
            from: { element: { type } },
            allow: { to: { element: { type: type === 'feature' ? imports : [type, ...imports] } } },
          })),
        },
      ],
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/*.support.ts', '**/*.support.tsx', 'tests/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'waitFor',
          message: 'vi.waitFor gives up after a second, too soon on a busy machine: use expect.poll.',
        },
      ],
    },
  },
  {
    files: ['src/{features,presentation}/**'],
    ignores: ['**/*.test.*', '**/*.support.*'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Date',
          property: 'now',
          message: 'Clocks may be set back: measure durations with performance.now(), and use new Date() for a date.',
        },
      ],
    },
  },
  {
    files: ['src/admin/**'],
    ignores: ['**/*.astro', '**/*.test.tsx', '**/*.support.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[source.value=/\\.css$/]',
          message: 'Import it in src/admin/admin.css, the only stylesheet that the back office links.',
        },
      ],
    },
  },
  {
    files: ZONES.filter(({ runsInBrowser }) => runsInBrowser).map(({ pattern }) => `${pattern}/**`),
    ignores: ['**/*.test.ts', '**/*.support.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['node:*'], message: 'Browsers lack the modules of Node.' }] },
      ],
    },
  },
);
