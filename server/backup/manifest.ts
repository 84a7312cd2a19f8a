import * as v from 'valibot';

export const FORMAT = 1;

/** Name of the entry that describes the backup. It is the last one: a file without it is incomplete. */
export const MANIFEST_ENTRY = 'manifest.json';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const ManifestSchema = v.object({
  format: v.literal(FORMAT),
  /** Version of the product that made the backup. */
  product: v.string(),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Applied migrations, in order. */
  migrations: v.array(v.pipe(v.string(), v.regex(/^\d{14}$/))),
  /** Tables by name, such as `public.tags`. */
  tables: v.record(
    v.pipe(v.string(), v.regex(/^[a-z_]+\.[a-z_]+$/)),
    v.object({ columns: v.array(v.string()), rows: Count }),
  ),
  /** Last values of sequences, by name. */
  sequences: v.record(v.string(), v.string()),
  pictures: Count,
  /** SHA-256 of each other entry. */
  checksums: v.record(v.string(), Hash),
});

export type Manifest = v.InferOutput<typeof ManifestSchema>;

export function describeBackup({ product, madeAt, tables, pictures }: Manifest): string {
  const rows = (table: string) => tables[table]?.rows ?? 0;
  const counts = [
    counted(rows('public.blog_posts'), 'article'),
    counted(rows('auth.users'), 'account'),
    counted(pictures, 'picture'),
  ];
  return `${counts.join(', ')} of ${madeAt.slice(0, 16).replace('T', ' ')} UTC, version ${product}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
