import { describe, expect, it } from 'vitest';
import type { RecordedPublication } from '../../../core/editing/publication-progress.ts';
import { siteState } from './site-state.ts';

const ASKED = '2026-11-22T12:00:00Z';
const SOON = new Date('2026-11-22T12:01:00Z');
const LATER = new Date('2026-11-22T12:03:00Z');
const recorded = (fields: Partial<RecordedPublication>): RecordedPublication => ({
  id: 'p',
  state: 'queued',
  reason: null,
  buildId: 'b2',
  requestedAt: ASKED,
  startedAt: null,
  ...fields,
});

describe('the state of the site', () => {
  it('is not known without a publication', () => {
    expect(siteState(null, 'b1', SOON)).toBeNull();
  });

  it('is under way while its publication waits or is built, however long', () => {
    for (const state of ['queued', 'building'] as const) {
      for (const now of [SOON, LATER]) {
        expect(siteState(recorded({ state }), 'b1', now)).toEqual({ state: 'underway', reason: null });
      }
    }
  });

  it('is online once the site serves the build of the publication, not when the database says so', () => {
    expect(siteState(recorded({ state: 'online' }), 'b1', SOON)?.state).toBe('underway');
    expect(siteState(recorded({ state: 'online' }), 'b2', SOON)?.state).toBe('online');
  });

  it('is partial when the publication is online and names pages that failed', () => {
    const publication = recorded({ state: 'online', reason: 'blog/a.html' });
    expect(siteState(publication, 'b2', SOON)).toEqual({ state: 'partial', reason: 'blog/a.html' });
  });

  it('is not known while the site does not answer', () => {
    expect(siteState(recorded({ state: 'online' }), null, SOON)).toBeNull();
    expect(siteState(recorded({ state: 'online' }), null, LATER)).toBeNull();
  });

  it('is online when the site serves a later build without a record', () => {
    expect(siteState(recorded({ state: 'online' }), 'b3', LATER)?.state).toBe('online');
  });

  it('is failed, with the reason, when the publication failed', () => {
    expect(siteState(recorded({ state: 'failed', reason: 'Panne' }), 'b1', SOON)).toEqual({
      state: 'failed',
      reason: 'Panne',
    });
  });
});
