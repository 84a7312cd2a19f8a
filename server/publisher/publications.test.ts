import { expect, it } from 'vitest';
import { databaseClient } from './database-client.ts';
import { recordedPublications } from './publications.ts';

it('cuts a long reason, and leaves no half character, which the database refuses', async () => {
  const client = databaseClient('http://127.0.0.1:1', 'sb_secret_x');
  const sent: unknown[] = [];
  Object.assign(client, {
    async rpc(_name: string, { failure }: { failure: string }) {
      sent.push([failure.length, failure.isWellFormed()]);
      return { data: null, error: null };
    },
  });
  await recordedPublications(client).finish('id', { failure: `${'a'.repeat(1999)}🌺 et la suite` });
  expect(sent).toEqual([[2000, true]]);
});
