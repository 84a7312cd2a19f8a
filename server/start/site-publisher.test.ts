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

/** Returns a publisher whose database takes no publication, and records the logged errors and the build in order. */
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
  it('logs that the build may take two minutes, then builds the first site from sample articles', async () => {
    vi.stubEnv('ALLOW_FALLBACK', '1');
    const { publisher, events } = silentDatabase();
    await firstPublication(publisher, KEYS, true);
    expect(events).toEqual([
      expect.stringMatching(/silence\.example cannot record.*two minutes.*sample articles/s),
      'build',
    ]);
  });

  it('logs that the last good site stays online, and builds nothing', async () => {
    vi.stubEnv('ALLOW_FALLBACK', '1');
    const { publisher, events } = silentDatabase();
    await firstPublication(publisher, KEYS, false);
    expect(events).toEqual([expect.stringContaining('The last good site stays online.')]);
  });

  it('throws when there is no site and sample articles are not allowed', async () => {
    vi.stubEnv('ALLOW_FALLBACK', '');
    const { publisher, events } = silentDatabase();
    await expect(firstPublication(publisher, KEYS, true)).rejects.toThrow(OperatorError);
    expect(events).toEqual([]);
  });
});
