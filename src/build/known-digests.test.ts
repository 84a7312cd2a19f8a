import { hash, webcrypto } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { knownDigest, shareDigests } from './known-digests.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const sha256 = (text: string) => hash('sha256', text, 'hex');

describe('knownDigest', () => {
  it('is the SHA-256 digest, the first time and again', () => {
    for (const text of ['a', 'b', 'a', '', 'a']) {
      expect(knownDigest(bytesOf(text)).toString('hex')).toBe(sha256(text));
    }
  });

  it('stays right when there are more than are kept, and when the bytes change that were given', () => {
    const given = Buffer.from('avant');
    knownDigest(given);
    given.write('après');
    expect(knownDigest(bytesOf('avant')).toString('hex')).toBe(sha256('avant'));
    for (let number = 0; number < 200; number += 1) {
      expect(knownDigest(bytesOf(`style ${number}`)).toString('hex')).toBe(sha256(`style ${number}`));
    }
    expect(knownDigest(bytesOf('style 3')).toString('hex')).toBe(sha256('style 3'));
  });
});

describe('shareDigests', () => {
  it('answers as before, from a view or a whole buffer, and leaves other algorithms alone', async () => {
    const compute = vi.fn(webcrypto.subtle.digest.bind(webcrypto.subtle));
    const subtle = { digest: compute } as unknown as Pick<SubtleCrypto, 'digest'>;
    shareDigests(subtle);
    const { digest } = subtle;
    shareDigests(subtle);
    expect(subtle.digest).toBe(digest);
    const hex = async (algorithm: string, data: BufferSource) =>
      Buffer.from(await subtle.digest(algorithm, data)).toString('hex');
    const whole = bytesOf('un style, et la suite');
    expect(await hex('SHA-256', whole)).toBe(sha256('un style, et la suite'));
    expect(await hex('SHA-256', whole.buffer)).toBe(sha256('un style, et la suite'));
    expect(await hex('SHA-256', whole.subarray(3, 8))).toBe(sha256('style'));
    expect(compute).not.toHaveBeenCalled();
    expect(await hex('SHA-512', whole)).toBe(hash('sha512', 'un style, et la suite', 'hex'));
    // What is answered belongs to who asked.
    new Uint8Array(await subtle.digest('SHA-256', whole)).fill(0);
    expect(await hex('SHA-256', whole)).toBe(sha256('un style, et la suite'));
  });
});
