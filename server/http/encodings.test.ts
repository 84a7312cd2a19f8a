import { describe, expect, it } from 'vitest';
import { acceptedEncodings } from './encodings.ts';

describe('acceptedEncodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br gzip identity'],
    ['br', 'br identity'],
    ['gzip', 'gzip identity'],
    ['BR, GZip', 'br gzip identity'],
    ['  gzip ;\tQ=0.5 ,br ; q=1', 'br gzip identity'],
    ['br;q=0.5, gzip;q=0.8', 'gzip br identity'],
    ['br;q=0, gzip', 'gzip identity'],
    ['gzip;q=0.000', 'identity'],
    ['identity, br;q=0.5', 'identity br'],
    ['br, *;q=0', 'br identity'],
    ['identity;q=0, gzip', 'gzip identity'],
    ['br;level=1;q=0', 'identity'],
  ])('reads %j as %s', (accepted, expected) => {
    expect(acceptedEncodings(accepted).join(' ')).toBe(expected);
  });

  it.each([
    '',
    undefined,
    '*',
    'identity;q=0',
    'deflate',
    'brotli, vibrant, xgzip',
    'br;q=, gzip;q=much',
    ';;q=1,,;br',
  ])('returns only identity for %j', (accepted) => {
    expect(acceptedEncodings(accepted)).toEqual(['identity']);
  });

  it('returns the same for a repeated header, among hundreds of others, and reads a very long header', () => {
    for (let round = 0; round < 1000; round += 1) {
      expect(acceptedEncodings(`br, unknown-${round % 500}`)).toEqual(['br', 'identity']);
      expect(acceptedEncodings('gzip')).toEqual(['gzip', 'identity']);
    }
    expect(acceptedEncodings(`${'a,'.repeat(8000)}br`)).toEqual(['br', 'identity']);
  });
});
