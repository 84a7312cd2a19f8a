import { describe, expect, it } from 'vitest';
import { parseDocuments, parseManifest, parseShard } from './index-files.ts';

const MANIFEST = {
  documentCount: 1,
  documentsPerFile: 50,
  documents: [null, 'a'],
  shards: [['chat', 'b']],
  common: [['chien', 'c', 'd']],
  bytes: 10,
};
const DOCUMENT = {
  address: '/blog/a',
  title: 'A',
  excerpt: '',
  cover: null,
  contentType: 'blog',
  date: '2026-05-14T12:00:00Z',
  dateLabel: '14 mai 2026',
  readingTime: '1 min de lecture',
};

it('takes what the build writes', () => {
  expect(parseManifest(MANIFEST)).toEqual(MANIFEST);
  expect(parseShard({ terms: ['chat'], postings: [[16]] })).toEqual({ terms: ['chat'], postings: [[16]] });
  expect(parseDocuments([null, DOCUMENT])).toEqual([null, DOCUMENT]);
});

describe('refuses', () => {
  it.each([
    null,
    'x',
    [],
    {},
    { ...MANIFEST, documents: [1] },
    { ...MANIFEST, shards: [['chat']] },
    { ...MANIFEST, common: [['chien']] },
    { ...MANIFEST, common: undefined },
    { ...MANIFEST, bytes: -1 },
  ])('the manifest %j', (value) => {
    expect(() => parseManifest(value)).toThrow(TypeError);
  });

  it.each([
    null,
    {},
    { terms: ['a'], postings: [] },
    { terms: ['a'], postings: [['b']] },
    { terms: ['a'], postings: [[1.5]] },
  ])('the shard %j', (value) => {
    expect(() => parseShard(value)).toThrow(TypeError);
  });

  it.each([
    { address: 'javascript:alert(1)' },
    { address: '//elsewhere.example' },
    { address: '/\\elsewhere.example' },
    { title: 1 },
    { cover: 1 },
    { contentType: 'toString' },
  ])('a document with %j', (fields) => {
    expect(() => parseDocuments([{ ...DOCUMENT, ...fields }])).toThrow(TypeError);
  });
});
