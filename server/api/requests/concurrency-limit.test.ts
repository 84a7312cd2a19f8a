import { describe, expect, it } from 'vitest';
import { concurrencyLimit, TooManyRequests } from './concurrency-limit.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const STAYS = new AbortController().signal;

/** Begins requests that end when they are told to, and notes which have begun. */
function requests(limited: ReturnType<typeof concurrencyLimit>) {
  const begun: string[] = [];
  const end = new Map<string, (error?: Error) => void>();
  const begin = (name: string, network: string | string[] = 'one', signal: AbortSignal = STAYS) => {
    const answer = limited([network].flat(), signal, () => {
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
  it('queues the requests of a network beyond its limit, and begins them in order', async () => {
    const { begun, begin, end } = requests(concurrencyLimit({ ofNetwork: 2, total: Infinity, waiting: 10 }));
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

  it('does not let a network wait for the requests of another network', async () => {
    const { begun, begin } = requests(concurrencyLimit({ ofNetwork: 1, total: Infinity, waiting: 10 }));
    for (const network of ['one', 'one', 'two']) void begin(network, network);
    await settled();
    expect(begun).toEqual(['one', 'two']);
  });

  it('refuses a request when the queue is full, and accepts one again when the queue is empty', async () => {
    const { begun, begin, end } = requests(concurrencyLimit({ ofNetwork: 1, total: Infinity, waiting: 1 }));
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

  it('begins the next request when one fails', async () => {
    const { begun, begin, end } = requests(concurrencyLimit({ ofNetwork: 1, total: Infinity, waiting: 1 }));
    const failing = begin('a');
    void begin('b');
    end('a', new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    await settled();
    expect(begun).toEqual(['a', 'b']);
  });

  it('removes a waiting request whose client leaves, and refuses a request whose client has left', async () => {
    const { begun, begin, end } = requests(concurrencyLimit({ ofNetwork: 1, total: Infinity, waiting: 1 }));
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

  it('gives each wider network one place more: two to a subnet, three to a home, four to a site', async () => {
    const { begun, begin, end } = requests(concurrencyLimit({ ofNetwork: 4, total: Infinity }));
    for (const subnet of [1, 2]) {
      for (const home of ['a', 'b']) {
        for (const number of [1, 2, 3]) void begin(`${home}${subnet}${number}`, [`${home}${subnet}`, home, 'site']);
      }
    }
    await settled();
    // Two of a subnet, three of a home, four of a site.
    expect(begun).toEqual(['a11', 'a12', 'b11', 'b12']);
    end('b11');
    end('b12');
    await settled();
    expect(begun.slice(4)).toEqual(['b13', 'a21']);
  });

  it('limits all networks together, and begins next a request of the network with the fewest running', async () => {
    const { begun, begin, end } = requests(concurrencyLimit({ ofNetwork: 2, total: 3 }));
    for (const name of ['a', 'b', 'c']) void begin(name, 'one');
    for (const name of ['d', 'e']) void begin(name, 'two');
    void begin('f', 'three');
    await settled();
    expect(begun).toEqual(['a', 'b', 'd']);
    end('a');
    await settled();
    expect(begun.at(-1)).toBe('f');
    end('f');
    await settled();
    expect(begun.at(-1)).toBe('c');
  });
});
