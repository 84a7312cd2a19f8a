import { expect, it } from 'vitest';
import { databaseClient } from './database-client.ts';
import { recordedPublications } from './publications.ts';

it('a long failure is recorded cut to 2000 characters, without half a surrogate pair', async () => {
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
