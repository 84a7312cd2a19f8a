import { describe, expect, it } from 'vitest';
import { changedMigrations, hashOfMigration } from './changed-migrations.ts';

const MIGRATIONS = [
  { version: '20261101090000', name: 'administrators', sql: 'select 1;\nselect 2;\n' },
  { version: '20261101091000', name: 'articles', sql: 'select 3;' },
  { version: '20261101092000', name: 'taxonomy', sql: 'select 4;' },
];
const changed = (statements: Record<string, string[] | null>, caughtUp = new Set<string>()) =>
  changedMigrations(
    Object.entries(statements).map(([version, text]) => ({ version, statements: text })),
    MIGRATIONS,
    caughtUp,
  );

describe('changedMigrations', () => {
  it('names those whose files have another text than the database has applied', () => {
    expect(
      changed({
        '20261101090000': ['select 1;'],
        '20261101091000': ['select 3;'],
        '20261101092000': ['select 4; '],
      }),
    ).toEqual(['20261101090000_administrators.sql', '20261101092000_taxonomy.sql']);
  });

  it('overlooks line ends, which a checkout may change', () => {
    expect(changed({ '20261101090000': ['select 1;\r\nselect 2;\r\n'] })).toEqual([]);
  });

  it('overlooks a text that a later migration has caught up with', () => {
    const former = 'select 0;';
    expect(changed({ '20261101091000': [former] }, new Set([hashOfMigration(former)]))).toEqual([]);
  });

  it('overlooks what it cannot compare: statements that were cut, none at all, and a file that is gone', () => {
    expect(
      changed({ '20261101090000': ['select 1', 'select 2'], '20261101091000': null, '20251101091000': ['select 5'] }),
    ).toEqual([]);
  });
});
