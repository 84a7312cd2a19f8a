import { describe, expect, it } from 'vitest';
import { contentKeyOf, isBuildRecord } from './build-record.ts';

const RECORD = {
  buildId: 'a',
  builtAt: '2026-11-21T00:00:00Z',
  pageCount: 5,
  contentKey: 'b',
  codeKey: 'c',
  fallback: false,
};

describe('contentKeyOf', () => {
  const keyOf = (...pages: [string, string][]) =>
    contentKeyOf(
      pages.map(([address, key]) => ({ address, key })),
      (text) => text,
    );

  it('does not depend on the order of the pages', () => {
    expect(keyOf(['/b', '2'], ['/a', '1'])).toBe(keyOf(['/a', '1'], ['/b', '2']));
  });

  it.each([
    ['a key', [['/a', '2']]],
    ['an address', [['/b', '1']]],
    ['the number of pages', []],
    ['the border between address and key', [['/a 1', '']]],
  ] as [string, [string, string][]][])('changes with %s', (_what, pages) => {
    expect(keyOf(...pages)).not.toBe(keyOf(['/a', '1']));
  });
});

describe('isBuildRecord', () => {
  it('accepts a build record, with or without extra fields', () => {
    expect(isBuildRecord(RECORD)).toBe(true);
    expect(isBuildRecord({ ...RECORD, more: 1 })).toBe(true);
    expect(isBuildRecord(JSON.parse(JSON.stringify(RECORD)))).toBe(true);
  });

  it.each([null, undefined, '', 'build', 0, true, [], {}, [RECORD]])('refuses %j', (value) => {
    expect(isBuildRecord(value)).toBe(false);
  });

  it.each(Object.keys(RECORD))('refuses a record whose %s is missing or of another type', (name) => {
    expect(isBuildRecord({ ...RECORD, [name]: undefined })).toBe(false);
    expect(isBuildRecord({ ...RECORD, [name]: {} })).toBe(false);
  });
});
