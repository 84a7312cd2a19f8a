import { describe, expect, it } from 'vitest';
import { PooledTextEncoder } from './pooled-text-encoder.ts';

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('a pooled text encoder', () => {
  it('encodes as any other does', () => {
    const encoder = new PooledTextEncoder();
    for (const text of ['', 'abc', 'Cœur à prendre, « déjà » — 💌', '\ud800', 'é'.repeat(2_000_000), 'fin']) {
      expect(Buffer.compare(encoder.encode(text), new TextEncoder().encode(text))).toBe(0);
    }
    expect(encoder.encode()).toHaveLength(0);
  });

  it('never writes where a text is that it has given', () => {
    const encoder = new PooledTextEncoder();
    const texts = Array.from({ length: 300 }, (_, number) => `${number} `.repeat(number * 20));
    const encoded = texts.map((text) => encoder.encode(text));
    expect(encoded.map(decode)).toEqual(texts);
  });
});
