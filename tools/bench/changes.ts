import { setTimeout as sleep } from 'node:timers/promises';
import type { Json } from '../../src/gateway/database.types.ts';
import { OperatorError } from '../../server/process/operator-error.ts';
import type { CorpusCopy } from './corpus-copy.ts';
import type { BenchRow } from './row.ts';
import { lastListPage, untilAnswered, visit, type Answer } from './visitor.ts';

const WARM_UPS = 3;
const MINUTE = 60_000;
/** Fewest milliseconds from scheduling an article to its minute, so that the publication of that save ends before. */
const LEAST_AHEAD = 15_000;

/** Sends a change as the back office does. @returns the page that shows it first */
type Send = () => Promise<{ address: string; isLive(answer: Answer): boolean }>;

/** Measures changes in turn, from the writer's request until the page is served, and until the list's last page shows it. */
export async function measureChanges({ url, writer }: CorpusCopy, samples: number): Promise<BenchRow[]> {
  const { edit, newArticle, unpublication, rename } = await changesOf(writer, WARM_UPS + samples);
  const kinds: [kind: string, wholeSiteSeconds: number, prepare: (number: number) => Promise<Send>][] = [
    ['edit', 1, edit],
    ['new article', 4, (number) => newArticle(`Nouvelle mesure ${number}.`, null)],
    ['unpublication', 4, unpublication],
    ['category rename', 15, rename],
  ];
  const lastPage = await lastListPage(url);
  const rows: BenchRow[] = [];
  for (const [kind, wholeSiteSeconds, prepare] of kinds) {
    console.error(`${kind}: ${samples} times, after ${WARM_UPS} to warm up`);
    const live: number[] = [];
    const whole: number[] = [];
    for (let number = 1; number <= WARM_UPS + samples; number += 1) {
      await untilPublished(writer);
      const send = await prepare(number);
      const { body: former } = await visit(lastPage);
      const startedAt = performance.now();
      const { address, isLive } = await send();
      await untilAnswered(url + address, isLive);
      live.push(performance.now() - startedAt);
      await untilAnswered(lastPage, ({ body }) => body !== former);
      whole.push((performance.now() - startedAt) / 1000);
    }
    rows.push({ what: `${kind}: live, p95`, value: p95(live), unit: 'ms', atMost: 200 });
    rows.push({ what: `${kind}: whole site, p95`, value: p95(whole), unit: 's', atMost: wholeSiteSeconds });
  }
  const minute = Math.ceil((Date.now() + LEAST_AHEAD) / MINUTE) * MINUTE;
  const send = await newArticle('Mesure à sa minute', new Date(minute).toISOString());
  const { address, isLive } = await send();
  await untilAnswered(url + address, isLive);
  const late = (Date.now() - minute) / 1000;
  return [...rows, { what: 'scheduled article: after its minute', value: late, unit: 's', atMost: 1 }];
}

function p95(times: number[]): number {
  const sorted = times.slice(WARM_UPS).sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

async function untilPublished(writer: CorpusCopy['writer']): Promise<void> {
  for (;;) {
    const { data } = await writer.rpc('read_publication').throwOnError();
    const { state, reason } = data as { state: string; reason: string };
    if (state === 'failed') throw new OperatorError(`A publication failed: ${reason}`);
    if (state === 'online') return;
    await sleep(20);
  }
}

/**
 * Prepares changes of three kinds of content: the oldest article, which the list's last page shows, its category, and the
 * newest articles.
 */
async function changesOf(writer: CorpusCopy['writer'], most: number) {
  const articles = writer.from('blog_posts').select('id, title, categories').eq('content_type', 'blog');
  const { data } = await articles.eq('status', 'published').order('published_at').throwOnError();
  const [oldest] = data;
  const label = oldest?.categories?.[0] ?? '';
  const { data: category } = await writer.from('categories').select('id').eq('name', label).single().throwOnError();
  if (!oldest || data.length < most) throw new OperatorError('There are too few articles.');

  const showing = (mark: string) => (answer: Answer) => answer.status === 200 && answer.body.includes(mark);
  async function load(id: string) {
    const { data } = await writer.rpc('load_article', { article_id: id }).throwOnError();
    return data as { version: number; form: { [field: string]: Json } };
  }
  async function save(article_id: string, base_version: number, form: Json, intent: string): Promise<string> {
    const request = { article_id, base_version, form, intent, save_id: crypto.randomUUID() };
    const { data } = await writer.rpc('save_article', request).throwOnError();
    const { kind, slug } = data as { kind: string; slug: string };
    if (kind !== 'saved') throw new OperatorError(`A save was answered: ${kind}`);
    return `/blog/${slug}`;
  }
  return {
    async edit(number: number): Promise<Send> {
      const { version, form } = await load(oldest.id);
      const own = { ...form, title: `${oldest.title} – mesure ${number}.` };
      return async () => ({ address: await save(oldest.id, version, own, 'publish'), isLive: showing(own.title) });
    },
    async newArticle(title: string, published_at: string | null): Promise<Send> {
      const { form } = await load(oldest.id);
      const own = { ...form, title, slug: '', is_slug_custom: false, published_at };
      return async () => ({ address: await save(crypto.randomUUID(), 0, own, 'publish'), isLive: showing(title) });
    },
    async unpublication(number: number): Promise<Send> {
      const id = data.at(-number)?.id ?? '';
      const { version, form } = await load(id);
      const address = `/blog/${String(form['slug'])}`;
      return async () => {
        await save(id, version, form, 'unpublish');
        return { address, isLive: ({ status }) => status === 404 };
      };
    },
    async rename(number: number): Promise<Send> {
      const name = `${label} ${number}.`;
      return async () => {
        const { data } = await writer.rpc('rename_category', { category_id: category.id, name }).throwOnError();
        return { address: `/blog/categorie/${data.slug}`, isLive: showing(name) };
      };
    },
  };
}
