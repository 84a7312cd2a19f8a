import { PostgrestClient } from '@supabase/postgrest-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyForm } from '../../core/editing/article-form.ts';
import type { SaveRequest } from '../../core/editing/article-store.ts';
import type { Database } from '../database.types.ts';
import { articleStore } from './article-store.ts';
import { formRowOf } from './form-row.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const REQUEST: SaveRequest = {
  articleId: 'a',
  baseVersion: 1,
  form: { ...emptyForm('blog'), title: 'Titre', content: '<p>Un</p>' },
  intent: 'save',
  saveId: 's',
};
const SAVED = {
  kind: 'saved',
  version: 2,
  saved_at: '2026-11-22 10:00:00.5+00',
  status: 'draft',
  slug: null,
  published_at: null,
  publication_id: null,
};
const FORM = {
  ...formRowOf(emptyForm('blog')),
  title: 'Titre',
  content: '<p>Un</p>',
  reading_time: '1 min de lecture',
  meta_keywords: 'un, deux,,',
  published_at: '2026-11-22T10:00:00+02:00',
};
const LOADED = {
  id: 'a',
  version: 3,
  status: 'draft',
  form: FORM,
  published_form: null,
  saved_at: '2026-11-22T10:00:00Z',
  is_writable: true,
  review: null,
};

/** Returns a store whose database gives this answer to every request. */
function storeAnswering(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const database = new PostgrestClient<Database>('https://coquelicot.exemple/rest/v1', { fetch, retry: false });
  return { store: articleStore(database), fetch };
}

const outcomeOf = (answer: () => Response | Promise<Response>) => storeAnswering(answer).store.save(REQUEST);

describe('a save', () => {
  it('sends the form under the names of columns, with intent, base version and save id', async () => {
    const { store, fetch } = storeAnswering(() => Response.json(SAVED));
    await store.save({ ...REQUEST, form: { ...REQUEST.form, metaKeywords: ['un', 'deux'] } });
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(JSON.parse(String(init?.body))).toMatchObject({
      article_id: 'a',
      base_version: 1,
      intent: 'save',
      save_id: 's',
      form: {
        title: 'Titre',
        meta_keywords: 'un, deux',
        image_alt: '',
        reading_time: '',
        computed_reading_time: '1 min de lecture',
      },
    });
  });

  it('returns the saved version, state and dates', async () => {
    expect(await outcomeOf(() => Response.json(SAVED))).toEqual({
      kind: 'saved',
      version: 2,
      savedAt: '2026-11-22T10:00:00.500Z',
      status: 'draft',
      slug: null,
      publishedAt: null,
      hasWorkingCopy: false,
      scheduledAt: null,
      publicationId: null,
    });
  });

  it('returns the other writer’s text and address when it conflicts', async () => {
    const answer = { kind: 'conflict', current: LOADED, saved_by: 'une@exemple.fr' };
    expect(await outcomeOf(() => Response.json(answer))).toMatchObject({
      kind: 'conflict',
      current: { version: 3, form: { metaKeywords: ['un', 'deux'], publishedAt: '2026-11-22T08:00:00.000Z' } },
      savedBy: 'une@exemple.fr',
    });
  });

  it.each([
    ['meta_title', 'metaTitle'],
    ['constructor', null],
    ['deleted_at', null],
    [null, null],
  ])('turns the refused column %s into the field %s', async (column, field) => {
    const answer = { kind: 'refused', field: column, message: 'Non.' };
    expect(await outcomeOf(() => Response.json(answer))).toEqual({ kind: 'refused', field, message: 'Non.' });
  });

  const refusal = (status: number) => () => Response.json({ message: 'Non', code: 'X' }, { status });

  it.each<[what: string, answer: () => Response | Promise<Response>, outcome: object]>([
    ['a taken slug', () => Response.json({ kind: 'slug_taken' }), { kind: 'slug-taken' }],
    ['an article in the trash', () => Response.json({ kind: 'deleted' }), { kind: 'deleted' }],
    ['401', refusal(401), { kind: 'signed-out' }],
    ['403', refusal(403), { kind: 'not-allowed' }],
    ['400', refusal(400), { kind: 'refused', field: null, message: '' }],
    ['409', refusal(409), { kind: 'unreachable' }],
    ['413', refusal(413), { kind: 'too-large' }],
    ['429', refusal(429), { kind: 'busy', retryAfter: null }],
    [
      '429 with a time to wait',
      () => Response.json({ retryAfter: 4 }, { status: 429 }),
      { kind: 'busy', retryAfter: 4 },
    ],
    ['500', refusal(500), { kind: 'unreachable' }],
    ['503 of a proxy', () => new Response('<html>', { status: 503 }), { kind: 'unreachable' }],
    ['a page in place of an answer', () => new Response('<html>'), { kind: 'unreachable' }],
    ['an empty body', () => new Response(''), { kind: 'unreachable' }],
    ['a malformed success', () => Response.json({ kind: 'saved', version: '2' }), { kind: 'unreachable' }],
    ['a network failure', () => Promise.reject(new TypeError('fetch failed')), { kind: 'unreachable' }],
  ])('returns the matching outcome when answered by %s', async (_what, answer, outcome) => {
    expect(await outcomeOf(answer)).toEqual(outcome);
  });

  it('is not repeated after a network failure', async () => {
    const { store, fetch } = storeAnswering(() => Promise.reject(new TypeError('fetch failed')));
    await store.save(REQUEST);
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('load', () => {
  it('returns a text that nests too deep, so that it can be mended', async () => {
    const content = '<div>'.repeat(600);
    const { store } = storeAnswering(() => Response.json({ ...LOADED, form: { ...FORM, content } }));
    expect((await store.load('a'))?.form.content).toBe(content);
  });

  it('returns null without a row, and rejects a malformed answer', async () => {
    expect(await storeAnswering(() => Response.json(null)).store.load('a')).toBeNull();
    for (const answer of [{ ...LOADED, form: { ...FORM, title: 1 } }, [], 'x']) {
      const { store } = storeAnswering(() => Response.json(answer));
      await expect(store.load('a')).rejects.toMatchObject({ kind: 'unreachable' });
    }
  });
});
