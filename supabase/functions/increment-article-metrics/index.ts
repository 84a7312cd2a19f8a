import { createClient } from '@supabase/supabase-js';
import { addressSource } from './client-network.ts';
import { type Count, handle } from './handler.ts';

const url = Deno.env.get('SUPABASE_URL') ?? '';
const secret = Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') || defaultSecretKey();
const source = addressSource((name) => Deno.env.get(name));
const supabase = createClient(url, secret, { auth: { persistSession: false, autoRefreshToken: false } });

Deno.serve(async (request) => {
  try {
    return await handle(request, {
      source,
      secret,
      now: () => new Date(),
      async record(articleId, metric, visitor, network): Promise<Count | null> {
        const { data, error } = await supabase.rpc('record_article_metric', {
          article_id: articleId,
          metric,
          visitor,
          network,
        });
        if (error) throw error;
        return data;
      },
    });
  } catch (error) {
    console.error('increment-article-metrics', error);
    return Response.json(
      { error: 'The count was not recorded' },
      { status: 500, headers: { 'Access-Control-Allow-Origin': '*' } },
    );
  }
});

/** Projects without legacy keys give their secret ones as a JSON object. */
function defaultSecretKey(): string {
  const keys = JSON.parse(Deno.env.get('SUPABASE_SECRET_KEYS') ?? '{}') as Record<string, string>;
  return keys['default'] ?? '';
}
