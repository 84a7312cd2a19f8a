import { describe, expect, it } from 'vitest';
import { keptText } from './kept-text.ts';

/** Makes a storage that works. */
const working = () => {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  } as unknown as Storage;
};

const failing = (error: string) => {
  const fail = () => {
    throw new DOMException(error, error);
  };
  return { getItem: fail, setItem: fail, removeItem: fail } as unknown as Storage;
};

describe('a kept text', () => {
  it('can be read under its key until it is removed', () => {
    const storage = working();
    const text = keptText('a', () => storage);
    expect(text.read()).toBeNull();
    text.write('x');
    expect(text.read()).toBe('x');
    expect(keptText('b', () => storage).read()).toBeNull();
    text.write(null);
    expect(text.read()).toBeNull();
  });

  it.each([
    ['a storage that refuses access', () => failing('SecurityError')],
    ['a full storage', () => failing('QuotaExceededError')],
    [
      'no storage at all',
      (): Storage => {
        throw new DOMException('SecurityError');
      },
    ],
  ])('is kept in memory, without an error, with %s', (_, storage) => {
    const text = keptText('a', storage);
    expect(text.read()).toBeNull();
    expect(() => text.write('x')).not.toThrow();
    expect(keptText('a', storage).read()).toBe('x');
    expect(() => text.write(null)).not.toThrow();
    expect(text.read()).toBeNull();
  });
});
