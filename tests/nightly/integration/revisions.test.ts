import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyForm, type ArticleForm } from '../../../src/core/editing/article-form.ts';
import type { SaveIntent } from '../../../src/core/editing/article-store.ts';
import { articleStore } from '../../../src/gateway/browser/article-store.ts';
import { listRevisions, readRevision } from '../../../src/gateway/browser/revisions.ts';
import { startTestBackend, type Client, type TestBackend } from '../../support/test-backend.ts';

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
});

afterAll(() => backend.stop());

/** Saves a text over what the article has now. */
async function write(
  articleId: string,
  content: string,
  intent: SaveIntent = 'save',
  fields: Partial<ArticleForm> = {},
) {
  const store = articleStore(administrator);
  const loaded = await store.load(articleId);
  const form = { ...(loaded?.form ?? { ...emptyForm('blog'), title: 'Titre' }), content, ...fields };
  const baseVersion = loaded?.version ?? 0;
  const outcome = await store.save({ articleId, baseVersion, form, intent, saveId: randomUUID() });
  expect(outcome.kind).toBe('saved');
}

describe('revisions', () => {
  it('are limited to the newest 50 of an article', async () => {
    const articleId = randomUUID();
    for (let number = 0; number < 55; number += 1) await write(articleId, `<p>${number}</p>`);
    const revisions = await listRevisions(administrator, articleId);
    expect(revisions).toHaveLength(50);
    const form = await readRevision(administrator, revisions.at(-1)?.id ?? 0);
    expect(form.content).toBe('<p>5</p>');
  });
});
