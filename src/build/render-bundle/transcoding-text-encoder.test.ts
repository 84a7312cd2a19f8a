import { describe, expect, it } from 'vitest';
import { TranscodingTextEncoder } from './transcoding-text-encoder.ts';

describe('a transcoding text encoder', () => {
  it.each([
    ['nothing', ''],
    ['what a page may hold', '<p>Cœur à prendre, « déjà » — 💌\u2028</p>'.repeat(100)],
    ['little', 'Cœur à prendre'],
    ['much', 'é'.repeat(2_000_000)],
    ['half a character', 'a\ud800b\udc00'.repeat(1000)],
    ['one without the other half at its end', `${'é💌'.repeat(1000)}\ud83d`],
  ])('gives of %s what one of the platform gives', (_what, text) => {
    const encoded = new TranscodingTextEncoder().encode(text);
    expect(encoded).toBeInstanceOf(Uint8Array);
    expect(Buffer.compare(encoded, new TextEncoder().encode(text))).toBe(0);
  });

  it('gives nothing of nothing', () => {
    expect(new TranscodingTextEncoder().encode()).toHaveLength(0);
  });

  it('never writes where a text is that it has given', () => {
    const encoder = new TranscodingTextEncoder();
    const texts = Array.from({ length: 300 }, (_, number) => `${number} `.repeat(900 - 3 * number));
    const encoded = texts.map((text) => encoder.encode(text));
    expect(encoded.map((bytes) => new TextDecoder().decode(bytes))).toEqual(texts);
  });
});
