import type { Plugin } from 'vite';

/** Modules that bundles replace by others. React itself has had this hook since version 18. */
export const MODULE_ALIASES = [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }];

const PARSER = 'postcss';
const EMPTY = '\0without-style-parser';

/** Drops sanitize-html's CSS parser from browsers' bundles, 17 KB of 58: the site allows no `style`. */
export function withoutStyleParser(): Plugin {
  return {
    name: 'without-style-parser',
    enforce: 'pre',
    resolveId: (id) => (id === PARSER ? EMPTY : null),
    load: (id) => (id === EMPTY ? `export function parse() { throw new Error('No style is read here'); }` : null),
  };
}
