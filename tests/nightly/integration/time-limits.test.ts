import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ENDLESS, slowFunctions } from '../../support/slow-functions.ts';
import { eventually } from '../../support/test-backend.ts';

/** No request holds the database for long, for any client and also after the client has left. */

const slow = slowFunctions();

/** Sends a request from an address of 127.0.0.0/8, all of which belong to this machine. */
function askFrom(localAddress: string, pathname: string): Promise<{ status: number; code?: string }> {
  return new Promise((resolve, reject) => {
    const asking = request(`${slow.backend.url}${pathname}`, { headers: slow.headers(), localAddress }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        const { code } = JSON.parse(text) as { code?: string };
        resolve({ status: response.statusCode ?? 0, ...(code ? { code } : {}) });
      });
    });
    asking.on('error', reject).end();
  });
}

describe('the time limits of a request', () => {
  it('end slow reads with 500 and code 57014, while requests from another address are answered', async () => {
    const attack = Promise.all(Array.from({ length: 8 }, () => askFrom('127.0.0.1', ENDLESS)));
    let attackIsOver = false;
    void attack.then(() => (attackIsOver = true));
    await eventually(async () => (await slow.runningReads()) > 0, 'the attack runs');
    expect(await slow.runningReads()).toBeLessThanOrEqual(4);
    const others = await Promise.all(
      Array.from({ length: 4 }, () => askFrom('127.0.0.2', '/rest/v1/blog_posts?select=id')),
    );
    expect(attackIsOver).toBe(false);
    expect(others).toEqual(others.map(() => ({ status: 200 })));
    for (const answer of await attack) expect(answer).toEqual({ status: 500, code: '57014' });
  });
});

describe('requests of members', () => {
  it('are answered while slow reads of visitors from three networks use all connections open to visitors', async () => {
    const administrator = await slow.backend.administrator();
    const attack = Promise.all([1, 2, 3].flatMap((n) => Array(4).fill(`127.0.1.${n}`)).map((a) => askFrom(a, ENDLESS)));
    await eventually(async () => (await slow.runningReads()) === 5, 'the reads use all connections open to visitors');
    for (let time = 0; time < 5; time += 1) {
      const list = { status: 'draft', search: '', sort: 'date', is_ascending: false, page: 1, page_size: 20 };
      await administrator.rpc('list_articles', list).throwOnError();
    }
    expect(await slow.runningReads()).toBe(5);
    await attack;
  });
});
