import { databaseClient } from '../../publisher/database-client.ts';

/** Milliseconds after which a database that says nothing does not answer. */
const TIMEOUT = 2_000;

/** Makes what asks a database how long the oldest change has waited to be published, in seconds; it answers null where none waits. */
export function waitingChange(url: string, secretKey: string, now = () => Date.now()): () => Promise<number | null> {
  const client = databaseClient(url, secretKey, TIMEOUT);
  return async () => {
    const { data, error } = await client
      .from('publications')
      .select('requested_at')
      .in('state', ['queued', 'building'])
      .order('requested_at')
      .limit(1);
    if (error) throw new Error(error.message);
    const [oldest] = data;
    return oldest ? Math.max(0, (now() - Date.parse(oldest.requested_at)) / 1000) : null;
  };
}
