import { databaseClient } from '../../publisher/database-client.ts';

/** Makes what asks a database how many drafts wait for review. */
export function waitingReviews(url: string, secretKey: string): () => Promise<number> {
  const client = databaseClient(url, secretKey);
  return async () => {
    const { data, error } = await client.rpc('count_proposals');
    if (error) throw new Error(error.message);
    return data;
  };
}
