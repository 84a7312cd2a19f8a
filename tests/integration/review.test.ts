import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArticleListQuery } from '../../src/core/editing/listed-article.ts';
import { articleStore } from '../../src/gateway/browser/article-store.ts';
import { listArticles } from '../../src/gateway/browser/articles.ts';
import { GatewayError } from '../../src/gateway/browser/gateway-error.ts';
import { countProposals, proposeArticle, returnArticle, withdrawProposal } from '../../src/gateway/browser/review.ts';
import { insertArticle } from '../support/articles.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let contributor: Client;
let editor: Client;
let contributorId: string;
let id: string;

beforeAll(async () => {
  backend = await startTestBackend();
  [contributor, editor] = [await backend.inRole('contributor'), await backend.inRole('editor')];
  contributorId = (await contributor.auth.getUser()).data.user?.id ?? '';
  await backend.sql`update public.members set name = case role when 'editor' then 'Camille' else 'Lou' end`;
});
beforeEach(async () => {
  await backend.sql`truncate public.blog_posts cascade`;
  ({ id } = await insertArticle(backend.sql, { status: 'draft', author_id: contributorId }));
});
afterAll(() => backend.stop());

const FIRST_PAGE: Omit<ArticleListQuery, 'status'> = {
  category: null,
  contentType: null,
  author: null,
  month: null,
  search: '',
  sort: 'date' as const,
  isAscending: false,
  page: 1,
  pageSize: 20,
};
const listed = async (client: Client, status: 'proposed' | 'draft') =>
  (await listArticles(client, { ...FIRST_PAGE, status })).articles.map((article) => [article.id, article.review]);
const reviewFor = async (client: Client) => (await articleStore(client).load(id))?.review;
const save = (client: Client, baseVersion: number, intent: 'save' | 'publish') =>
  client
    .rpc('save_article', {
      article_id: id,
      base_version: baseVersion,
      intent,
      save_id: randomUUID(),
      form: { title: `Titre de ${client === editor ? 'Camille' : 'Lou'}` },
    })
    .throwOnError();

describe('a draft that is proposed', () => {
  it('is listed for review, and counted', async () => {
    expect(await countProposals(editor)).toBe(0);
    const review = await proposeArticle(contributor, id);
    expect(review).toEqual({ isWaiting: true, proposedBy: 'Lou', proposedAt: expect.any(String), returned: null });
    expect(await reviewFor(editor)).toEqual(review);
    expect(await listed(editor, 'proposed')).toEqual([[id, 'waiting']]);
    expect(await listed(contributor, 'draft')).toEqual([[id, 'waiting']]);
    expect(await countProposals(editor)).toBe(1);
    expect((await backend.operator().rpc('count_proposals')).data).toBe(1);
  });

  it('keeps its place when it is proposed again, and while its author goes on writing', async () => {
    const first = await proposeArticle(contributor, id);
    await save(contributor, 1, 'save');
    expect(await proposeArticle(contributor, id)).toEqual(first);
    expect(await countProposals(editor)).toBe(1);
  });

  it('may be withdrawn by its author', async () => {
    await proposeArticle(contributor, id);
    expect(await withdrawProposal(contributor, id)).toBeNull();
    expect(await listed(editor, 'proposed')).toEqual([]);
    expect(await countProposals(editor)).toBe(0);
  });

  it('is returned with a comment, which stays when the draft is proposed again or withdrawn', async () => {
    await proposeArticle(contributor, id);
    await returnArticle(editor, id, '  La chute est trop sage.\n');
    const returned = { comment: 'La chute est trop sage.', by: 'Camille', at: expect.any(String) };
    expect(await reviewFor(contributor)).toMatchObject({ isWaiting: false, returned });
    expect(await listed(contributor, 'draft')).toEqual([[id, 'returned']]);
    expect(await countProposals(editor)).toBe(0);
    await proposeArticle(contributor, id);
    expect(await reviewFor(editor)).toMatchObject({ isWaiting: true, returned });
    await withdrawProposal(contributor, id);
    expect(await reviewFor(contributor)).toMatchObject({ isWaiting: false, returned });
  });

  it.each([
    ['blanks', ' \n\u00a0'],
    ['more than 2,000 characters', 'a'.repeat(2001)],
  ])('is not returned with a comment of %s', async (_what, comment) => {
    await proposeArticle(contributor, id);
    await expect(returnArticle(editor, id, comment)).rejects.toMatchObject({ kind: 'refused' });
    expect(await countProposals(editor)).toBe(1);
  });

  it('is not returned twice', async () => {
    await proposeArticle(contributor, id);
    await returnArticle(editor, id, 'Une fois');
    await expect(returnArticle(editor, id, 'Deux fois')).rejects.toThrow(GatewayError);
    expect(await reviewFor(contributor)).toMatchObject({ returned: { comment: 'Une fois' } });
  });

  it('is published by an editor, which ends its review', async () => {
    await proposeArticle(contributor, id);
    await save(editor, 1, 'publish');
    expect(await reviewFor(editor)).toBeNull();
    expect(await countProposals(editor)).toBe(0);
    expect(await backend.sql`select 1 from private.proposals`).toEqual([]);
  });

  it('is not counted for review in the trash, and is counted again once it is restored', async () => {
    await proposeArticle(contributor, id);
    await contributor.rpc('delete_article', { article_id: id }).throwOnError();
    expect(await countProposals(editor)).toBe(0);
    expect(await listed(editor, 'proposed')).toEqual([]);
    await contributor.rpc('restore_article', { article_id: id }).throwOnError();
    expect(await countProposals(editor)).toBe(1);
  });
});

it.each([
  ['a published article', { status: 'published' }],
  ['a draft in the trash', { status: 'draft', deleted_at: new Date().toISOString() }],
])('%s cannot be proposed', async (_what, fields) => {
  const article = await insertArticle(backend.sql, fields);
  await expect(proposeArticle(editor, article.id)).rejects.toMatchObject({ kind: 'refused' });
  expect(await countProposals(editor)).toBe(0);
});
