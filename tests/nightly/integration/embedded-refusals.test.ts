import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../../../server/operate/log/log.ts';
import { insertArticle } from '../../support/articles.ts';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

/** Refusals of the embedded backend: answered at once, as a hosted project answers, and with one log line at most. */

let backend: TestBackend;
/** The output of the process since the test began. */
const lines: unknown[][] = [];

beforeAll(async () => {
  const write = (...values: unknown[]) => void lines.push(values);
  // A console of its own: the backend catches what is written on one when it first starts with it.
  vi.stubGlobal('console', { ...console, log: write, warn: write, error: write });
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockImplementation(write);
  backend = await startTestBackend();
});

afterAll(async () => {
  await backend.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

beforeEach(() => {
  lines.length = 0;
});

function ask(pathname: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  return fetch(`${backend.url}${pathname}`, {
    ...init,
    headers: { apikey: backend.credentials.publishableKey, ...(headers as Record<string, string>) },
  });
}

describe('an answer of the data interface', () => {
  // Uses the secret key, whose queries may take longest: queries of visitors are ended after three seconds.
  const asked = (columns: string, more = '') =>
    ask(`/rest/v1/blog_posts?tags=cs.{long}&select=${columns}${more}`, {
      headers: { apikey: backend.credentials.secretKey },
    });

  beforeAll(async () => {
    for (let number = 0; number < 3; number += 1) await insertArticle(backend.sql, { tags: ['long'] });
    await backend.sql`update public.blog_posts set content = repeat('ééééééé.', 524288) where tags = '{long}'`;
  });

  it('is refused with 413 when it would exceed 32 MB, and smaller answers still arrive', async () => {
    for (const order of ['', '&order=slug']) {
      const response = await asked('a:content,b:content,c:content', order);
      expect(await response.json()).toMatchObject({ code: 'answer_too_large', hint: expect.any(String) });
      expect(response.status).toBe(413);
    }
    const rows = (await (await asked('content')).json()) as { content: string }[];
    expect(rows.map(({ content }) => content.length)).toEqual([4_194_304, 4_194_304, 4_194_304]);
    expect(lines).toEqual([]);
  });
});
