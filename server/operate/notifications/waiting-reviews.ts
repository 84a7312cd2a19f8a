import { databaseClient } from '../../publisher/database-client.ts';

export function waitingReviews(url: string, secretKey: string): () => Promise<number> {
  const client = databaseClient(url, secretKey);
  return async () => {
    const { data, error } = await client.rpc('count_proposals');
    if (error) throw new Error(error.message);
    return data;
  };
}
