import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';

/** The folders of the project, and what each may import: dependencies go one way. */
const ZONES = [
  { type: 'core', pattern: 'src/core', imports: [] },
  { type: 'gateway', pattern: 'src/gateway', imports: ['core'] },
  { type: 'presentation', pattern: 'src/presentation', imports: ['core', 'gateway'] },
  { type: 'feature', pattern: 'src/features/*', imports: ['core', 'gateway', 'presentation'] },
  { type: 'admin', pattern: 'src/admin', imports: ['core', 'gateway', 'presentation'] },
  { type: 'pages', pattern: 'src/pages', imports: ['core', 'gateway', 'presentation', 'feature', 'admin'] },
  { type: 'functions', pattern: 'supabase/functions/*', imports: [] },
  { type: 'scripts', pattern: 'scripts', imports: ['core', 'gateway', 'functions'] },
  {
    type: 'tests',
    pattern: 'tests',
    imports: ['core', 'gateway', 'presentation', 'feature', 'admin', 'pages', 'functions', 'scripts'],
  },
];

export default tseslint.config(
  { ignores: ['dist', '.astro', '.data', 'node_modules', 'src/gateway/database.types.ts'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...astro.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-empty-pattern': 'off',
      eqeqeq: 'error',
      // French typography is made of them.
      'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true, skipJSXText: true }],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['public/*.js'],
    languageOptions: {
      globals: { self: 'readonly', caches: 'readonly', fetch: 'readonly', location: 'readonly' },
    },
  },
  {
    files: ['src/**', 'scripts/**', 'supabase/functions/**', 'tests/**'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': ZONES.map(({ type, pattern, whole }) =>
        whole ? { type, pattern, partialMatch: false } : { type, pattern },
      ),
      'boundaries/include': ['src/**', 'scripts/**', 'supabase/functions/**', 'tests/**'],
      'boundaries/ignore': ['src/env.d.ts'],
      'import/resolver': { typescript: { project: 'tsconfig.json' } },
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message:
            '{{from.element.type}} may not import {{to.element.type}}: pages → features, admin → presentation → gateway → core',
          policies: ZONES.map(({ type, imports }) => ({
            from: { element: { type } },
            allow: { to: { element: { type: type === 'feature' ? imports : [type, ...imports] } } },
          })),
        },
      ],
    },
  },
);
