import { afterEach, describe, expect, it, vi } from 'vitest';
import { OperatorError } from '../process/operator-error.ts';
import type { Publisher } from '../publisher/publisher.ts';
import { firstPublication } from './site-publisher.ts';
import { log } from '../operate/log/log.ts';

const KEYS = { url: 'https://silence.example', publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** A publisher whose database takes no publication; what is said to the operator, and the build, in their order. */
function silentDatabase() {
  const events: string[] = [];
  vi.spyOn(log, 'error').mockImplementation((message: unknown) => void events.push(String(message)));
  const publisher: Publisher = {
    request: async () => Promise.reject(new Error('it did not answer')),
    publishUnrecorded: async () => void events.push('build'),
    idle: async () => undefined,
    close: async () => undefined,
  };
  return { publisher, events };
}

describe('firstPublication, when the database does not answer', () => {
  it('says so, and how long it may take, before the site is built from the samples', async () => {
    vi.stubEnv('ALLOW_FALLBACK', '1');
    const { publisher, events } = silentDatabase();
    await firstPublication(publisher, KEYS, true);
    expect(events).toEqual([
      expect.stringMatching(/silence\.example cannot record.*two minutes.*sample articles/s),
      'build',
    ]);
  });

  it('leaves the last good site online, and says so', async () => {
    vi.stubEnv('ALLOW_FALLBACK', '1');
    const { publisher, events } = silentDatabase();
    await firstPublication(publisher, KEYS, false);
    expect(events).toEqual([expect.stringContaining('The last good site stays online.')]);
  });

  it('fails where there is no site, and samples are not allowed', async () => {
    vi.stubEnv('ALLOW_FALLBACK', '');
    const { publisher, events } = silentDatabase();
    await expect(firstPublication(publisher, KEYS, true)).rejects.toThrow(OperatorError);
    expect(events).toEqual([]);
  });
});
