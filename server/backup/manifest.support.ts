import type { Manifest } from './manifest.ts';

/** The manifest of a backup that holds nothing. */
export const EMPTY_MANIFEST: Manifest = {
  format: 1,
  product: '0.1.0',
  madeAt: '2026-11-27T03:00:00.000Z',
  migrations: [],
  sequences: {},
  checksums: {},
  tables: {},
  pictures: 0,
};
