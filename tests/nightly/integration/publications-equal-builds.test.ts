import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences, publishedSite, type PublishedTestSite } from '../../support/published-site.ts';
import { randomChanges } from '../../support/random-changes.ts';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

const CLAIMS = { PUBLIC_CLAIM_SINGLES: '250 "K"', PUBLIC_CLAIM_QUIZ_SIGNUP_TIME: '10 sec' };

let backend: TestBackend;
let site: PublishedTestSite;

beforeAll(async () => {
  backend = await startTestBackend({ seed: true });
  site = publishedSite(backend, CLAIMS);
});

afterAll(async () => {
  await site.stop();
  await backend.stop();
});

/** Expects pages and scripts to claim what the environment says. */
function expectClaims(built: Map<string, string>): void {
  const texts = new Map([...built].map(([file, bytes]) => [file, Buffer.from(bytes, 'latin1').toString()]));
  const naming = (text: string) =>
    [...texts].flatMap(([file, found]) => (/\.(?:html|js)$/.test(file) && found.includes(text) ? [file] : [])).sort();
  expect(naming('250 &quot;K&quot; célibataires')).toContain('index.html');
  expect(naming('un profil en 10 sec')).toEqual(['love-problems.html', 'single-quiz.html']);
  expect(naming('250 "K"')).toContainEqual(expect.stringMatching(/\.js$/));
  expect(naming('100K')).toEqual([]);
}

/** Milliseconds: a test builds the whole site from nothing. */
const LONG_ENOUGH = 180_000;

describe('a site published in many small publications', { timeout: LONG_ENOUGH }, () => {
  it('equals a full build of the same content, and shows the claims that the environment sets', async () => {
    const changes = randomChanges(backend.sql, 21);
    for (let count = 0; count < 16; count += 1) {
      await changes.makeSome();
      expect((await site.publish()).failures).toEqual([]);
      // The later publications start from the state that a killed process has left.
      if (count === 8) await site.kill();
    }
    expect((await site.publish()).failures).toEqual([]);
    const built = await site.reference();
    expect(differences(site.files(), built)).toEqual([]);
    expectClaims(built);
  });
});
