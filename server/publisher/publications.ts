import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/gateway/database.types.ts';

const LONGEST_REASON = 2000;

/** A record of publications and their states. Every call throws when the database does not answer. */
export interface Publications {
  /** Queues a publication or joins the waiting one; returns its id. */
  request(): Promise<string>;
  /** Takes the waiting publication for this build; null when none waits. */
  start(buildId: string): Promise<string | null>;
  finish(id: string, outcome: PublicationOutcome): Promise<void>;
}

/** The end of a publication: online, except for the pages that `failure` names, or failed. */
export type PublicationOutcome = { onlineBuildId: string; failure?: string } | { failure: string };

/** Records publications in the database. @param client holds the secret key */
export function recordedPublications(client: SupabaseClient<Database>): Publications {
  return {
    async request() {
      const { data, error } = await client.rpc('request_publication');
      if (error) throw new Error(error.message);
      return data;
    },
    async start(buildId) {
      const { data, error } = await client.rpc('start_publication', { build_id: buildId });
      if (error) throw new Error(error.message);
      return data;
    },
    async finish(id, outcome) {
      const { error } = await client.rpc('finish_publication', {
        publication_id: id,
        // The cut may halve a character, which the database refuses.
        ...(outcome.failure !== undefined && { failure: outcome.failure.slice(0, LONGEST_REASON).toWellFormed() }),
        ...('onlineBuildId' in outcome && { online_build_id: outcome.onlineBuildId }),
      });
      if (error) throw new Error(error.message);
    },
  };
}
