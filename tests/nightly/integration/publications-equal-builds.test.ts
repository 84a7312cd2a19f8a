import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences, publishedSite, type PublishedTestSite } from '../../support/published-site.ts';
import { randomChanges } from '../../support/random-changes.ts';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

let backend: TestBackend;
let site: PublishedTestSite;

beforeAll(async () => {
  backend = await startTestBackend({ seed: true });
  site = publishedSite(backend);
});

afterAll(async () => {
  await site.stop();
  await backend.stop();
});

/** Milliseconds: a test builds the whole site from nothing. */
const LONG_ENOUGH = 180_000;

describe('what is published bit by bit', { timeout: LONG_ENOUGH }, () => {
  it.each([21, 22, 23])('is what a build makes after many changes, seed %i', async (seed) => {
    const changes = randomChanges(backend.sql, seed);
    for (let count = 0; count < 25; count += 1) {
      await changes.makeSome();
      expect((await site.publish()).failures).toEqual([]);
    }
    // The second round goes on from the state that a killed process has left.
    if (seed === 22) await site.kill();
    expect((await site.publish()).failures).toEqual([]);
    expect(differences(site.files(), await site.reference())).toEqual([]);
  });
});
