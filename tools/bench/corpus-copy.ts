import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/gateway/database.types.ts';
import { freePort } from '../../server/process/free-port.ts';
import { treeMemory } from '../measure/process-tree.ts';
import { startCopy } from '../measure/running-copy.ts';
import { copyAccess } from '../../server/settings/copy-access.ts';
import { PATIENCE } from './visitor.ts';

/** Milliseconds between measurements of memory, each of which slows the copy. */
const MEMORY_INTERVAL = 2000;

/** A running copy, and a signed-in writer. */
export interface CorpusCopy extends AsyncDisposable {
  url: string;
  writer: SupabaseClient<Database>;
  /** Returns the most memory that its processes have held. */
  peakMegabytes(): number;
}

/** Starts a copy on an unused data folder. */
export async function startCorpusCopy(data: string): Promise<CorpusCopy> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { pid, stop } = await startCopy(data, port, PATIENCE);
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, treeMemory(pid))), MEMORY_INTERVAL);
  await using closing = new AsyncDisposableStack();
  closing.defer(stop);
  closing.defer(() => clearInterval(watch));
  const writer = await firstAdministrator(url, data);
  const running = closing.move();
  return { url, writer, peakMegabytes: () => peak, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

async function firstAdministrator(url: string, data: string): Promise<SupabaseClient<Database>> {
  const auth = { persistSession: false, autoRefreshToken: false };
  const client = createClient<Database>(url, copyAccess(data).publishableKey, { auth });
  const account = { email: 'mesure@exemple.fr', password: 'mesurer-le-poids-des-mots' };
  await client.auth.signUp(account);
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  await client.rpc('claim_first_admin').throwOnError();
  return client;
}
