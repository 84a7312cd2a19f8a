import { describe, expect, it } from 'vitest';
import { newSecret, stepOfCode } from './one-time-codes.ts';

/** The secret and the moments of RFC 6238, appendix B, whose codes are cut to six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('stepOfCode', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [20_000_000_000, '353130', 666_666_666],
  ])('returns the period of the code that RFC 6238 gives for second %i', async (second, code, step) => {
    expect(await stepOfCode(SECRET, code, second * 1000)).toBe(step);
  });

  it('accepts a code one period early or late, and returns the period of the code', async () => {
    expect(await stepOfCode(SECRET, '287082', 89_000)).toBe(1);
    expect(await stepOfCode(SECRET, '287082', 29_000)).toBe(1);
    expect(await stepOfCode(SECRET, '287082', 121_000)).toBeNull();
  });

  it.each(['', '28708', '2870822', '28708a', '287083', ' 287082'])('refuses %j', async (code) => {
    expect(await stepOfCode(SECRET, code, 59_000)).toBeNull();
  });
});

describe('newSecret', () => {
  it('returns a new secret of 160 bits as letters, as an otpauth address and as an SVG picture', async () => {
    const { secret, uri, picture } = await newSecret('Coquelicot', 'lea+1@exemple.fr');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Coquelicot:lea%2B1%40exemple\.fr\?issuer=Coquelicot&secret=/);
    expect(picture).toMatch(/^<svg [^#]*<\/svg>$/);
    expect((await newSecret('Coquelicot', 'lea@exemple.fr')).secret).not.toBe(secret);
  });
});
