import { answer } from '../_shared/answers.ts';
import { addressSource } from '../_shared/client-network.ts';
import { secretKey, serviceDatabase } from '../_shared/service-database.ts';
import { type Count, handle } from './handler.ts';

const setting = (name: string) => Deno.env.get(name);
const secret = secretKey(setting);
const source = addressSource(setting);
const supabase = serviceDatabase(setting);

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
    return answer(500, { error: 'The count was not recorded' });
  }
});
