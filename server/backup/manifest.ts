import * as v from 'valibot';

/** The number of the format that backups are written in. */
export const FORMAT = 1;

/** The entry that says what a backup holds. It is the last one: a file without it is not whole. */
export const MANIFEST_ENTRY = 'manifest.json';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const ManifestSchema = v.object({
  format: v.literal(FORMAT),
  /** The version of the product that made it. */
  product: v.string(),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The migrations that the database has run, in order. */
  migrations: v.array(v.pipe(v.string(), v.regex(/^\d{14}$/))),
  /** The kept parts of each table, by its name with its schema. */
  tables: v.record(
    v.pipe(v.string(), v.regex(/^[a-z_]+\.[a-z_]+$/)),
    v.object({ columns: v.array(v.string()), rows: Count }),
  ),
  /** The last number that each sequence has given. */
  sequences: v.record(v.string(), v.string()),
  pictures: Count,
  /** SHA-256 of each other entry. */
  checksums: v.record(v.string(), Hash),
});

/** A backup's description of itself. */
export type Manifest = v.InferOutput<typeof ManifestSchema>;
