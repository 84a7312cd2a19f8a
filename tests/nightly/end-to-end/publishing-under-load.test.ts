import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { installationCredentials } from '../../../server/settings/credentials.ts';
import { newInstallation, settledPublication, type Installation } from '../../support/installation.ts';
import { steadyLoad } from '../../support/steady-load.ts';

/** Requests many publications at once, and reads the site while publications run. */

let installation: Installation;

beforeAll(async () => {
  installation = await newInstallation(inject('publishedCopy'));
  await installation.start();
  await settledPublication(installation.operator());
});

afterAll(async () => {
  agent.destroy();
  await installation.remove();
});

const STORM_CALLS = 200;
const CALLS_AT_ONCE = 20;
const PUBLICATIONS = 25;
const REQUESTS_PER_SECOND = 500;
const CONNECTIONS = 50;

const SLUG = 'ecrire-une-bio';

async function rename(title: string): Promise<void> {
  await installation.operator().from('blog_posts').update({ title }).eq('slug', SLUG).throwOnError();
}

describe(`a storm of ${STORM_CALLS} calls of the webhook`, { timeout: 300_000 }, () => {
  it('keeps at most two publications queued or running, and ends with the latest title online', async () => {
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

/** Answer of the server, with its decoded text. */
interface Answer {
  status: number;
  etag: string | undefined;
  type: string;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function ask(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(installation.url + address, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const isBrotli = response.headers['content-encoding'] === 'br' && bytes.length > 0;
        resolve({
          status: response.statusCode ?? 0,
          etag: response.headers.etag,
          type: response.headers['content-type'] ?? '',
          text: (isBrotli ? brotliDecompressSync(bytes) : bytes).toString(),
        });
      });
    }).on('error', reject);
  });
}

const ADDRESSES = ['/', '/blog', `/blog/${SLUG}`, '/anecdotes', '/rss.xml', '/nulle-part'];
const TITLE = /Titre numéro (\d+)/g;

/** Reads pages and their assets, and collects the problems found. */
function reader() {
  const problems = new Set<string>();
  const checked = new Set<string>();
  const etags = new Map<string, string>();
  /** The newest publication that an address has shown. */
  const newest = new Map<string, number>();

  async function checkAsset(asset: string): Promise<void> {
    if (checked.has(asset)) return;
    checked.add(asset);
    const { status } = await ask(asset);
    if (status !== 200) problems.add(`${asset} answered ${status}`);
  }

  function checkTitles(address: string, text: string, atLeast: number): void {
    const numbers = new Set(Array.from(text.matchAll(TITLE), ([, number]) => Number(number)));
    const [number] = numbers;
    if (number === undefined) return;
    if (numbers.size > 1) problems.add(`${address} mixes ${[...numbers].join(' and ')}`);
    if (number < atLeast) problems.add(`${address} went back from ${atLeast} to ${number}`);
    newest.set(address, Math.max(number, newest.get(address) ?? 0));
  }

  async function read(turn: number): Promise<void> {
    const address = ADDRESSES[turn % ADDRESSES.length] ?? '/';
    const known = turn % 3 === 0 ? etags.get(address) : undefined;
    const atLeast = newest.get(address) ?? 0;
    const { status, etag, type, text } = await ask(address, {
      'accept-encoding': turn % 2 === 0 ? 'br' : 'identity',
      ...(known === undefined ? {} : { 'if-none-match': known }),
    });
    const expected = address === '/nulle-part' ? [404] : [200, 304];
    if (!expected.includes(status)) problems.add(`${address} answered ${status}`);
    if (etag !== undefined) etags.set(address, etag);
    if (status === 304) return;
    checkTitles(address, text, atLeast);
    if (type.startsWith('text/html')) {
      if (!text.trimEnd().endsWith('</html>')) problems.add(`${address} is cut`);
      for (const [, asset = ''] of text.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)) await checkAsset(asset);
    }
  }

  return {
    problems,
    async read(turn: number) {
      await read(turn).catch((error: Error) => problems.add(`no answer: ${error.message}`));
    },
  };
}

describe(`${PUBLICATIONS} publications under ${REQUESTS_PER_SECOND} requests a second`, { timeout: 600_000 }, () => {
  it('answer only 200, 304 and the expected 404, mix no two builds in a page, and keep every named asset online', async () => {
    const { problems, read } = reader();
    let answers = 0;
    const load = steadyLoad(REQUESTS_PER_SECOND, CONNECTIONS, async (turn) => {
      await read(turn);
      answers += 1;
    });
    for (let count = 0; count < PUBLICATIONS; count += 1) {
      const title = `Titre numéro ${count}`;
      await rename(title);
      while (!(await ask(`/blog/${SLUG}`)).text.includes(title)) await sleep(5);
    }
    await load.stop();
    expect([...problems]).toEqual([]);
    expect(answers).toBeGreaterThan(PUBLICATIONS);
  });
});
