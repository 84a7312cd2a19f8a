import type { ReachedCopy } from './installation.ts';

/** Sets the address of the publish webhook, and returns the former one. Null stops publishing. */
export async function callWebhookAt(copy: ReachedCopy, address: string | null): Promise<string> {
  const sql = copy.database();
  const [before] = await sql<{ publish_url: string }[]>`select publish_url from private.settings`;
  await sql`update private.settings set publish_url = ${address}`;
  await sql.end();
  return before?.publish_url ?? '';
}
