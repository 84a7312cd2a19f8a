import { databaseClient } from '../publisher/database-client.ts';

/** Milliseconds. */
const TIMEOUT = 2_000;

/** Makes the function that reads the seconds that the oldest change has waited to be published; 0 when none waits. */
export function waitingChange(url: string, secretKey: string, now = () => Date.now()): () => Promise<number> {
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
    return oldest ? Math.max(0, (now() - Date.parse(oldest.requested_at)) / 1000) : 0;
  };
}

/** Makes the function that counts the drafts that wait for review. */
export function waitingReviews(url: string, secretKey: string): () => Promise<number> {
  const client = databaseClient(url, secretKey);
  return async () => {
    const { data, error } = await client.rpc('count_proposals');
    if (error) throw new Error(error.message);
    return data;
  };
}
