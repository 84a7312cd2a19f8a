import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Browser, BrowserContext } from 'playwright';
import type { Database } from '../../src/gateway/database.types.ts';
import { SESSION_KEY } from '../../src/core/privacy/storage-keys.ts';
import { copyAccess } from '../../server/settings/copy-access.ts';

const PASSWORD = 'un mot de passe assez long';

/** A running copy with two administrators: one writes in a browser, the other elsewhere. */
export interface FaultSite {
  url: string;
  operator: SupabaseClient<Database>;
  other: SupabaseClient<Database>;
  /** Opens a browser context with a new session of the writer. */
  newContext(): Promise<BrowserContext>;
}

/** Makes both administrators in a new copy. @param directory the data folder of the copy that serves this address */
export async function prepareSite(url: string, directory: string, browser: Browser): Promise<FaultSite> {
  const { publishableKey, secretKey } = copyAccess(directory);
  const client = (key: string) =>
    createClient<Database>(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: `faults-${Math.random()}` },
    });
  const operator = client(secretKey);
  const administrator = async (name: string) => {
    const credentials = { email: `${name}@exemple.fr`, password: PASSWORD };
    const own = client(publishableKey);
    const { error } = await operator.auth.signUp(credentials);
    if (error) throw error;
    const { data } = await own.auth.signInWithPassword(credentials);
    await operator
      .from('members')
      .insert({ id: data.user?.id ?? '', role: 'administrator' })
      .throwOnError();
    return { own, credentials };
  };
  const [writer, other] = [await administrator('plume'), await administrator('collegue')];
  return {
    url,
    operator,
    other: other.own,
    async newContext() {
      // A session of its own: a shared one would end for one browser when the other renews it.
      const { data, error } = await client(publishableKey).auth.signInWithPassword(writer.credentials);
      if (error) throw error;
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      await context.addInitScript(([key, session]) => localStorage.getItem(key) ?? localStorage.setItem(key, session), [
        SESSION_KEY,
        JSON.stringify(data.session),
      ] as const);
      return context;
    },
  };
}

/** Adds a draft with a text. @returns its id */
export async function newArticle({ operator }: FaultSite, title: string): Promise<string> {
  const article = {
    title,
    description: title,
    content: '<p>début</p>',
    content_type: 'blog',
    status: 'draft',
  } as const;
  const { data } = await operator.from('blog_posts').insert(article).select('id').single().throwOnError();
  return data.id;
}

/** Returns every text of an article in the database: present, working copy, and revisions. */
export async function textsOnServer({ operator }: FaultSite, articleId: string): Promise<string[]> {
  const [articles, copies, revisions] = await Promise.all([
    operator.from('blog_posts').select('content').eq('id', articleId).throwOnError(),
    operator.from('working_copies').select('form').eq('article_id', articleId).throwOnError(),
    operator.from('revisions').select('content').eq('article_id', articleId).throwOnError(),
  ]);
  const contents = [...articles.data, ...revisions.data].map(({ content }) => content);
  return [...contents, ...copies.data.map(({ form }) => JSON.stringify(form))];
}

/** Adds a word to an article as somebody else. @returns whether it was saved */
export async function writeElsewhere({ other }: FaultSite, articleId: string, word: string): Promise<boolean> {
  const { data } = await other.rpc('load_article', { article_id: articleId }).throwOnError();
  const { version, form } = data as { version: number; form: { content: string } };
  const request = { article_id: articleId, base_version: version, intent: 'save', save_id: crypto.randomUUID() };
  const changed = { ...form, content: form.content.replace(/<\/p>\s*$/, ` ${word}</p>`) };
  const { data: answer } = await other.rpc('save_article', { ...request, form: changed });
  return (answer as { kind?: string } | null)?.kind === 'saved';
}
