import { describe, expect, it } from 'vitest';
import {
  isSettled,
  isTakingLong,
  pollDelay,
  progressOf,
  type PublicationReading,
  type RecordedPublication,
} from './publication-progress.ts';

const AT_NOON = '2026-11-22T12:00:00Z';
const recorded = (fields: Partial<RecordedPublication> = {}): RecordedPublication => ({
  id: 'mine',
  state: 'queued',
  reason: null,
  buildId: null,
  requestedAt: AT_NOON,
  startedAt: null,
  ...fields,
});
const later = (fields: Partial<RecordedPublication>) =>
  recorded({ id: 'later', requestedAt: '2026-11-22T12:05:00Z', ...fields });
const earlier = (fields: Partial<RecordedPublication>) =>
  recorded({ id: 'earlier', requestedAt: '2026-11-22T11:00:00Z', ...fields });
const stateOf = (reading: Partial<PublicationReading>) =>
  progressOf({ publication: null, newest: null, onlineBuildId: null, ...reading }).state;

describe('the progress of a publication', () => {
  it.each([
    ['queued', 'queued'],
    ['building', 'building'],
    ['failed', 'failed'],
  ] as const)('is %s while the database says so', (state, expected) => {
    const publication = recorded({ state, buildId: 'b1', reason: state === 'failed' ? 'Panne' : null });
    expect(stateOf({ publication, newest: publication, onlineBuildId: 'b1' })).toBe(expected);
  });

  it('is online only once the site names its build', () => {
    const publication = recorded({ state: 'online', buildId: 'b2' });
    expect(stateOf({ publication, newest: publication, onlineBuildId: 'b1' })).toBe('building');
    expect(stateOf({ publication, newest: publication, onlineBuildId: null })).toBe('building');
    expect(stateOf({ publication, newest: publication, onlineBuildId: 'b2' })).toBe('online');
  });

  it('is partial when the online publication names pages that keep their former version', () => {
    const publication = recorded({ state: 'online', buildId: 'b2', reason: 'blog/a.html' });
    const reading = { publication, newest: publication, onlineBuildId: 'b2' };
    expect(progressOf(reading)).toMatchObject({ state: 'partial', reason: 'blog/a.html' });
    expect(isSettled(progressOf(reading))).toBe(true);
    expect(stateOf({ ...reading, onlineBuildId: 'b1' })).toBe('building');
  });

  it('is online when a later publication is online, but not when an earlier publication is', () => {
    const publication = recorded({ state: 'online', buildId: 'b2' });
    const newest = later({ state: 'online', buildId: 'b3' });
    expect(stateOf({ publication, newest, onlineBuildId: 'b3' })).toBe('online');
    const former = earlier({ state: 'online', buildId: 'b1' });
    expect(stateOf({ publication: recorded(), newest: former, onlineBuildId: 'b1' })).toBe('queued');
    expect(stateOf({ publication: recorded({ state: 'building' }), newest: former, onlineBuildId: 'b1' })).toBe(
      'building',
    );
  });

  it('is not online when neither the database nor the site names a build', () => {
    const publication = recorded({ state: 'online' });
    expect(stateOf({ publication, newest: publication })).toBe('building');
  });

  it('follows a later publication when its own has failed', () => {
    const publication = recorded({ state: 'failed', reason: 'Panne' });
    expect(stateOf({ publication, newest: later({ state: 'queued' }) })).toBe('queued');
    expect(stateOf({ publication, newest: later({ state: 'building' }) })).toBe('building');
    expect(stateOf({ publication, newest: later({ state: 'online', buildId: 'b3' }), onlineBuildId: 'b3' })).toBe(
      'online',
    );
    const again = progressOf({
      publication,
      newest: later({ state: 'failed', reason: 'Encore' }),
      onlineBuildId: 'b1',
    });
    expect(again).toMatchObject({ state: 'failed', reason: 'Encore' });
  });

  it('is that of the newest publication when its own record is gone', () => {
    expect(stateOf({ newest: later({ state: 'online', buildId: 'b3' }), onlineBuildId: 'b3' })).toBe('online');
    expect(stateOf({})).toBe('queued');
  });

  it('has the reason of a failure, and no reason otherwise', () => {
    const publication = recorded({ state: 'failed', reason: 'Panne' });
    expect(progressOf({ publication, newest: publication, onlineBuildId: null }).reason).toBe('Panne');
    expect(progressOf({ publication: recorded(), newest: null, onlineBuildId: null }).reason).toBeNull();
  });
});

describe('a publication that lasts', () => {
  it('counts as taking long after two minutes, until it is online', () => {
    const lasting = { state: 'building', reason: null, requestedAt: AT_NOON } as const;
    expect(isTakingLong(lasting, new Date('2026-11-22T12:02:00Z'))).toBe(false);
    expect(isTakingLong(lasting, new Date('2026-11-22T12:02:01Z'))).toBe(true);
    expect(isTakingLong({ ...lasting, state: 'online' }, new Date('2026-11-22T13:00:00Z'))).toBe(false);
    expect(isTakingLong({ ...lasting, requestedAt: null }, new Date('2026-11-22T13:00:00Z'))).toBe(false);
  });

  it('is polled at growing intervals, from 1 s to 15 s', () => {
    const delays = [0, 1, 5, 10, 50].map(pollDelay);
    expect(delays).toEqual([1000, 1300, 3713, 13786, 15000]);
  });

  it('is settled once online or failed', () => {
    const settled = (['queued', 'building', 'online', 'failed'] as const).filter((state) =>
      isSettled({ state, reason: null, requestedAt: null }),
    );
    expect(settled).toEqual(['online', 'failed']);
  });
});
