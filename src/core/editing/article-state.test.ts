import { describe, expect, it } from 'vitest';
import {
  articleState,
  NO_RECORD,
  publicationMoment,
  saveResult,
  type ArticleRecord,
  type SaveResult,
} from './article-state.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const PAST = '2026-11-20T08:00:00Z';
const SOON = '2026-12-03T09:00:00Z';

const draft = NO_RECORD;
const online: ArticleRecord = { ...NO_RECORD, status: 'published', publishedAt: PAST };
const onlinePending = { ...online, hasWorkingCopy: true };
const onlineReplaced = { ...onlinePending, scheduledAt: SOON };
const scheduled = { ...online, publishedAt: SOON };
const scheduledPending = { ...scheduled, hasWorkingCopy: true };

describe('the state of an article', () => {
  it.each<[string, ArticleRecord, ReturnType<typeof articleState>]>([
    ['a draft', draft, { kind: 'draft' }],
    ['a published article', online, { kind: 'online', isPending: false, replacedAt: null }],
    [
      'a published article without a date',
      { ...online, publishedAt: null },
      { kind: 'online', isPending: false, replacedAt: null },
    ],
    ['a published article with a newer text', onlinePending, { kind: 'online', isPending: true, replacedAt: null }],
    [
      'a published article whose newer text is scheduled',
      onlineReplaced,
      { kind: 'online', isPending: false, replacedAt: SOON },
    ],
    ['a scheduled article', scheduled, { kind: 'scheduled', at: SOON, isPending: false }],
    ['a scheduled article with a newer text', scheduledPending, { kind: 'scheduled', at: SOON, isPending: true }],
    [
      'a scheduled article whose date is this instant',
      { ...online, publishedAt: NOW.toISOString() },
      { kind: 'online', isPending: false, replacedAt: null },
    ],
  ])('is computed for %s', (_, record, state) => {
    expect(articleState(record, NOW)).toEqual(state);
  });
});

describe('the result of a save', () => {
  it.each<[string, ArticleRecord, ArticleRecord, SaveResult]>([
    ['a draft is saved', draft, draft, { kind: 'saved' }],
    ['a draft is published', draft, online, { kind: 'published' }],
    ['a draft is scheduled', draft, scheduled, { kind: 'scheduled', at: SOON }],
    ['an online article is updated', onlinePending, online, { kind: 'updated' }],
    ['an online article has a newer text saved', online, onlinePending, { kind: 'saved' }],
    ['an online article is given a later date', online, scheduled, { kind: 'withdrawn-until', at: SOON }],
    ['an online article keeps its text until a date', online, onlineReplaced, { kind: 'replaced-at', at: SOON }],
    ['an online article goes back to drafts', online, draft, { kind: 'withdrawn' }],
    ['a scheduled article is updated', scheduledPending, scheduled, { kind: 'scheduled', at: SOON }],
    ['a scheduled article has a newer text saved', scheduled, scheduledPending, { kind: 'saved' }],
    ['a scheduled article is published at once', scheduled, online, { kind: 'published' }],
    ['a scheduled article goes back to drafts', scheduled, draft, { kind: 'saved' }],
  ])('is computed when %s', (_, before, after, result) => {
    expect(saveResult(before, after, NOW)).toEqual(result);
  });
});

describe('the moment of a publication', () => {
  it.each([
    [null, 'at-once'],
    ['2026-11-26T12:00:00.001Z', 'future'],
    ['2026-11-26T12:00:00.000Z', 'past'],
    ['2026-11-26T12:30:00+01:00', 'past'],
  ])('with the date %s is %s', (publishedAt, moment) => {
    expect(publicationMoment(publishedAt, NOW)).toBe(moment);
  });
});
