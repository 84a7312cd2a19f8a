import { describe, expect, it } from 'vitest';
import { concurrencyLimit, TooManyRequests } from './concurrency-limit.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const STAYS = new AbortController().signal;

/** Begins requests that end when they are told to, and notes which have begun. */
function requests(limited: ReturnType<typeof concurrencyLimit>) {
  const begun: string[] = [];
  const end = new Map<string, (error?: Error) => void>();
  const begin = (name: string, network = 'one', signal: AbortSignal = STAYS) => {
    const answer = limited(network, signal, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) =>
        end.set(name, (error) => (error ? reject(error) : resolve(name))),
      );
    });
    answer.catch(() => undefined);
    return answer;
  };
  return { begun, begin, end: (name: string, error?: Error) => end.get(name)?.(error) };
}

describe('concurrencyLimit', () => {
  it('lets further requests of a network wait for the first ones, in their order', async () => {
    const { begun, begin, end } = requests(concurrencyLimit(2, 10));
    const answers = ['a', 'b', 'c', 'd'].map((name) => begin(name));
    await settled();
    expect(begun).toEqual(['a', 'b']);
    end('b');
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
    end('a');
    await settled();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    end('c');
    end('d');
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets nobody wait for another network', async () => {
    const { begun, begin } = requests(concurrencyLimit(1, 10));
    for (const network of ['one', 'one', 'two']) void begin(network, network);
    await settled();
    expect(begun).toEqual(['one', 'two']);
  });

  it('refuses what is beyond those that may wait, and takes it later', async () => {
    const { begun, begin, end } = requests(concurrencyLimit(1, 1));
    void begin('a');
    void begin('b');
    await expect(begin('c')).rejects.toBeInstanceOf(TooManyRequests);
    end('a');
    await settled();
    end('b');
    await settled();
    void begin('d');
    expect(begun).toEqual(['a', 'b', 'd']);
  });

  it('gives the place of a request that failed to the next one', async () => {
    const { begun, begin, end } = requests(concurrencyLimit(1, 1));
    const failing = begin('a');
    void begin('b');
    end('a', new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    await settled();
    expect(begun).toEqual(['a', 'b']);
  });

  it('forgets a client that left while it waited', async () => {
    const { begun, begin, end } = requests(concurrencyLimit(1, 1));
    const leaving = new AbortController();
    void begin('a');
    const left = begin('b', 'one', leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await expect(begin('b', 'one', leaving.signal)).rejects.toThrow('gone');
    void begin('c');
    end('a');
    await settled();
    expect(begun).toEqual(['a', 'c']);
    end('c');
    await settled();
    void begin('d');
    expect(begun).toEqual(['a', 'c', 'd']);
  });
});
