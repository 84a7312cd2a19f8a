import { randomUUID } from 'node:crypto';
import { emptyForm, type ArticleForm } from '../../src/core/editing/article-form.ts';
import type { SaveIntent, SaveOutcome } from '../../src/core/editing/article-store.ts';
import { articleStore } from '../../src/gateway/browser/article-store.ts';
import { startTestBackend, type Client } from './test-backend.ts';

export const FORM: ArticleForm = {
  ...emptyForm('blog'),
  title: 'Premier rendez-vous',
  content: '<p>Un café, ou rien.</p>',
  categories: ['Rencontres', 'Conseils'],
  tags: ['café'],
};

interface Save {
  articleId?: string;
  baseVersion?: number;
  form?: Partial<ArticleForm>;
  intent?: SaveIntent;
  saveId?: string;
  client?: Client;
}

/** Starts a backend with two administrators. @returns the backend, with functions for tests of saving */
export async function startSaving() {
  const backend = await startTestBackend();
  const [administrator, colleague] = await Promise.all([backend.administrator(), backend.administrator()]);

  function save({ client = administrator, form = {}, ...request }: Save): Promise<SaveOutcome> {
    return articleStore(client).save({
      articleId: randomUUID(),
      baseVersion: 0,
      intent: 'save',
      saveId: randomUUID(),
      ...request,
      form: { ...FORM, ...form },
    });
  }

  /** Saves, and returns the outcome. @throws Error unless it was saved */
  async function saved(request: Save) {
    const outcome = await save(request);
    if (outcome.kind !== 'saved') throw new Error(JSON.stringify(outcome));
    return outcome;
  }

  return {
    backend,
    administrator,
    colleague,
    save,
    saved,

    async rowOf(id: string) {
      const [row] = await backend.sql`select * from public.blog_posts where id = ${id}`;
      return row;
    },

    /** Publishes an article as the editor does. */
    async published(form: Partial<ArticleForm> = {}) {
      const articleId = randomUUID();
      const title = `Publié ${articleId}`;
      const { version } = await saved({ articleId, intent: 'publish', form: { title, ...form } });
      const loaded = await articleStore(administrator).load(articleId);
      if (!loaded) throw new Error('The article was not published');
      return { articleId, version, form: loaded.form };
    },
  };
}

export type Saving = Awaited<ReturnType<typeof startSaving>>;
