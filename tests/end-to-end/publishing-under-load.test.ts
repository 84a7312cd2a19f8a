import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { installationCredentials } from '../../scripts/backend/credentials.ts';
import { newInstallation, settledPublication, type Installation } from '../support/installation.ts';

/** Many ask for a publication at once, and many read while there are publications. */

let installation: Installation;

beforeAll(async () => {
  installation = await newInstallation(inject('publishedCopy'));
  await installation.start();
  await settledPublication(installation.operator());
});

afterAll(() => installation.remove());

const STORM_CALLS = 1000;
const CALLS_AT_ONCE = 20;
const PUBLICATIONS = 200;
const READERS = 8;

const SLUG = 'ecrire-une-bio';

async function rename(title: string): Promise<void> {
  await installation.operator().from('blog_posts').update({ title }).eq('slug', SLUG).throwOnError();
}

describe(`a storm of ${STORM_CALLS} calls of the webhook`, { timeout: 300_000 }, () => {
  it('makes two publications at most wait or run at a time, and ends in the latest state', async () => {
    const { publishSecret } = installationCredentials(installation.directory);
    const sql = installation.database();
    const statuses = new Set<number>();
    let most = 0;
    let left = STORM_CALLS;
    const call = async () => {
      while (left > 0) {
        const number = left--;
        if (number % 25 === 0) await rename(`Titre de l’orage ${number}`);
        const headers = { authorization: `Bearer ${publishSecret}` };
        const answer = await fetch(`${installation.url}/hooks/publish`, { method: 'POST', headers });
        await answer.arrayBuffer();
        statuses.add(answer.status);
        const [row] = await sql<{ count: number }[]>`
          select count(*)::int as count from public.publications where state in ('queued', 'building')`;
        most = Math.max(most, row?.count ?? 0);
      }
    };
    await Promise.all(Array.from({ length: CALLS_AT_ONCE }, call));
    await rename('Après l’orage');
    const last = await settledPublication(installation.operator());
    await sql.end();
    expect([...statuses]).toEqual([202]);
    expect(most).toBeLessThanOrEqual(2);
    expect(last?.state).toBe('online');
    const page = await (await fetch(`${installation.url}/blog/${SLUG}`)).text();
    expect(page).toContain('Après l’orage');
    expect(await (await fetch(`${installation.url}/blog`)).text()).toContain('Après l’orage');
  });
});

describe(`${PUBLICATIONS} publications under the eyes of readers`, { timeout: 600_000 }, () => {
  it('show no status but 200, 304 and the expected 404, no broken page and no page without its scripts', async () => {
    const problems: string[] = [];
    const assets = new Set<string>();
    let isOver = false;
    let answers = 0;
    const addresses = ['/', '/blog', `/blog/${SLUG}`, '/anecdotes', '/recherche/index.json', '/rss.xml', '/nulle-part'];

    const read = async (first: number) => {
      const etags = new Map<string, string>();
      for (let turn = first; !isOver; turn += 1) {
        const address = addresses[turn % addresses.length] ?? '/';
        const known = etags.get(address);
        const answer = await fetch(installation.url + address, {
          headers: known !== undefined && turn % 3 === 0 ? { 'if-none-match': known } : {},
        });
        const text = await answer.text();
        answers += 1;
        const expected = address === '/nulle-part' ? [404] : [200, 304];
        if (!expected.includes(answer.status)) problems.push(`${address} answered ${answer.status}`);
        const etag = answer.headers.get('etag');
        if (etag !== null) etags.set(address, etag);
        if (answer.status === 304) continue;
        if (answer.headers.get('content-type')?.startsWith('text/html')) {
          if (!text.trimEnd().endsWith('</html>')) problems.push(`${address} is cut`);
          for (const [, asset = ''] of text.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)) assets.add(asset);
        }
        if (address.endsWith('index.json')) {
          // What a manifest names is there, even when another one has come meanwhile.
          const [name] = (JSON.parse(text) as { documents: (string | null)[] }).documents.filter((one) => one !== null);
          if (name) assets.add(`/recherche/index/${name}.json`);
        }
        for (const asset of assets) {
          assets.delete(asset);
          const found = await fetch(installation.url + asset);
          await found.arrayBuffer();
          if (found.status !== 200) problems.push(`${asset} answered ${found.status}`);
        }
      }
    };

    const readers = Array.from({ length: READERS }, (_, index) => read(index));
    const page = async () => (await fetch(`${installation.url}/blog/${SLUG}`)).text();
    for (let count = 0; count < PUBLICATIONS; count += 1) {
      const title = `Titre numéro ${count}`;
      await rename(title);
      while (!(await page()).includes(title)) await sleep(5);
    }
    isOver = true;
    await Promise.all(readers);
    expect(problems).toEqual([]);
    expect(answers).toBeGreaterThan(PUBLICATIONS * READERS);
  });
});
