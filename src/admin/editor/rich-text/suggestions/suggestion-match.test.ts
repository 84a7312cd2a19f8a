import { describe, expect, it } from 'vitest';
import { suggestionMatch } from './suggestion-match.ts';

describe('suggestionMatch', () => {
  it.each([
    ['/', { kind: 'block', query: '', length: 1 }],
    ['Un mot /ti', { kind: 'block', query: 'ti', length: 3 }],
    ['Un mot\u00a0/été', { kind: 'block', query: 'été', length: 4 }],
    ['et/ou', null],
    ['https://', null],
    ['/ti tre', null],
    ['12/', null],
    ['[', null],
    ['[[', { kind: 'article', query: '', length: 2 }],
    ['voir [[premier rendez-vous', { kind: 'article', query: 'premier rendez-vous', length: 21 }],
    ['[[clos]]', null],
    ['', null],
  ])('returns the search for a block or an article at the end of %j', (before, match) => {
    expect(suggestionMatch(before)).toEqual(match);
  });
});
