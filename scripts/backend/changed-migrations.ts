import { createHash } from 'node:crypto';
import type { Migration } from './migrations.ts';

export interface AppliedMigration {
  version: string;
  /** The text that was run, whole, where this backend has run it. */
  statements: string[] | null;
}

/**
 * Hashes of what seven migrations said before they were edited, when nothing forbade it: the migration
 * 20261122082000_catch_up brings a database that was made with them all that it lacks.
 */
const CAUGHT_UP = new Set([
  '01d8e25c51bb1de3bcfe454fd0654a670caafcc68d644e226fdd4f9d41ea909f',
  '41d1f3a377835ab93ad3406c31e27e769647826b10599e25b5014b6b8d583535',
  '4fc47698c6eeef0ef8ae0550ff112461f4fc851d119fa6541a09656943bc1973',
  '2f7681309e5ae7f80495733d668acf7af57a3ea40ad35d001a05943f79faa4fe',
  '5061574e8f3e49edf57a242a6601f33126f3d51c16c3a502708b1d6248cb4fe4',
  '799979c7a56f9efd1d3eb7b06f59695b87e2e022aeb6b24b237c236deecc6c7e',
  'd19317db7beae2314ff25555ceda5e5123373723caf00f965e00476f6dfd8e71',
]);

/** Hashes a migration's text, whichever line ends a checkout has given it. */
export function hashOfMigration(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}

/** Names the migrations whose files say something else than what `history` has applied, and that nothing has caught up. */
export function changedMigrations(
  history: AppliedMigration[],
  migrations: Migration[],
  caughtUp: ReadonlySet<string> = CAUGHT_UP,
): string[] {
  return history.flatMap(({ version, statements }) => {
    const migration = migrations.find((candidate) => candidate.version === version);
    // The Supabase CLI stores a migration cut into statements: these cannot be compared.
    if (!migration || statements?.length !== 1) return [];
    const applied = hashOfMigration(statements[0] ?? '');
    const isSame = applied === hashOfMigration(migration.sql) || caughtUp.has(applied);
    return isSame ? [] : [`${version}_${migration.name}.sql`];
  });
}
