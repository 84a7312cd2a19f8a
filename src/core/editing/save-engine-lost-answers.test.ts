import { describe, expect, it } from 'vitest';
import type { SaveOutcome } from './article-store.ts';
import { MAXIMUM_SAVE_RETRIES, transition } from './save-engine.ts';
import { outcome, answer, ask, TICK, after, effectsOf, changed, saving, STATES } from './save-engine.support.ts';

describe('a write without answer', () => {
  it('is repeated unchanged up to the limit of retries, then reported as a failure', () => {
    let state = saving;
    for (let attempt = 0; attempt < MAXIMUM_SAVE_RETRIES; attempt += 1) {
      const step = transition(state, answer('unreachable'));
      expect(step.effects).toEqual([{ kind: 'wait', attempt, retryAfter: null }]);
      expect(effectsOf(step.state, { kind: 'retry-due' })).toEqual([{ kind: 'repeat' }]);
      state = after(step.state, { kind: 'retry-due' });
    }
    const last = transition(state, answer('unreachable'));
    expect(last.effects.map(({ kind }) => kind)).toEqual(['answer', 'show-failure']);
    expect(effectsOf(last.state, { kind: 'online' })).toEqual([{ kind: 'repeat' }]);
    expect(effectsOf(last.state, TICK)).toEqual([{ kind: 'repeat' }]);
  });

  it('gives way to a new request when the server was busy and has certainly not stored it', () => {
    const busy = transition(saving, answer('busy'));
    expect(busy.effects).toEqual([{ kind: 'wait', attempt: 0, retryAfter: 4 }]);
    expect(effectsOf(busy.state, ask('publish'))).toEqual([{ kind: 'send', intent: 'publish', baseVersion: 4 }]);
  });

  it('is repeated when it may have been stored, even after the server was busy', () => {
    const state = after(saving, answer('unreachable'), { kind: 'retry-due' }, answer('busy'));
    expect(effectsOf(state, { kind: 'retry-due' })).toEqual([{ kind: 'repeat' }]);
  });

  it.each(['publish', 'unpublish'] as const)(
    'is sent later as a plain save once the failure to %s has been reported',
    (intent) => {
      const tries = Array.from({ length: MAXIMUM_SAVE_RETRIES }, () => [
        answer('busy'),
        { kind: 'retry-due' } as const,
      ]).flat();
      const trying = after(changed(), ask(intent), ...tries);
      expect(trying.running?.intent).toBe(intent);
      const { state, effects } = transition(trying, answer('busy'));
      expect(effects.map(({ kind }) => kind)).toEqual(['answer', 'show-failure']);
      expect(effectsOf(state, { kind: 'online' })).toEqual([{ kind: 'send', intent: 'save', baseVersion: 4 }]);
      expect(effectsOf(state, ask(intent))).toEqual([{ kind: 'send', intent, baseVersion: 4 }]);
    },
  );
});

describe.each(['publish', 'unpublish'] as const)('a request to %s whose answer is lost', (intent) => {
  const tries = Array.from({ length: MAXIMUM_SAVE_RETRIES }, () => [
    answer('unreachable'),
    { kind: 'retry-due' } as const,
  ]);
  const trying = after(changed(), ask(intent), ...tries.flat());
  const toldOf = after(trying, answer('unreachable'));

  it('is repeated until the failure is reported', () => {
    expect(tries.length).toBeGreaterThan(0);
    expect(trying.running).toMatchObject({ intent, isUncertain: true });
    const effects = effectsOf(trying, answer('unreachable'));
    expect(effects.map(({ kind }) => kind)).toEqual(['answer', 'show-failure']);
  });

  it.each([
    ['online', { kind: 'online' }] as const,
    ['tick', TICK] as const,
    ['signed-in', { kind: 'signed-in' }] as const,
  ])(
    'is not repeated on %s after its failure: only the text is saved, and a conflict is settled first',
    (_name, event) => {
      const { state, effects } = transition(toldOf, event);
      expect(effects).toEqual([{ kind: 'put-aside' }, { kind: 'send', intent: 'save', baseVersion: 4 }]);
      expect(effectsOf(state, answer('conflict'))).toEqual([{ kind: 'settle' }]);
    },
  );

  it('gives way to another request made in its place', () => {
    for (const other of ['save', intent === 'publish' ? 'unpublish' : 'publish'] as const) {
      expect(effectsOf(toldOf, ask(other))).toEqual([
        { kind: 'put-aside' },
        { kind: 'send', intent: other, baseVersion: 4 },
      ]);
    }
  });

  it('is repeated when the same request is made again', () => {
    const { state, effects } = transition(toldOf, ask(intent));
    expect(effects).toEqual([{ kind: 'repeat' }]);
    expect(effectsOf(after(state, answer('unreachable')), { kind: 'online' })).toEqual([{ kind: 'repeat' }]);
    expect(effectsOf(state, answer('saved'))).toContainEqual({ kind: 'send', intent, baseVersion: 9 });
  });
});

describe('a request made while a write has no answer', () => {
  const tries = (last: SaveOutcome['kind']) =>
    Array.from({ length: MAXIMUM_SAVE_RETRIES }, () => [answer('unreachable'), { kind: 'retry-due' } as const])
      .flat()
      .concat(answer(last));

  it.each(['publish', 'unpublish', 'save'] as const)(
    'is answered with the failure, and later only saves the text: %s',
    (intent) => {
      const asking = after(STATES.waiting, ask(intent));
      const trying = after(asking, ...tries('unreachable').slice(0, -1));
      const { state, effects } = transition(trying, answer('unreachable'));
      expect(effects).toEqual([
        { kind: 'answer', outcome: outcome('unreachable'), to: 'all' },
        { kind: 'show-failure', failure: outcome('unreachable'), isAutomatic: false },
      ]);
      expect(effectsOf(state, { kind: 'online' })).toEqual([{ kind: 'repeat' }]);
      const repeated = after(state, { kind: 'online' });
      expect(effectsOf(repeated, answer('saved'))).toContainEqual({ kind: 'send', intent: 'save', baseVersion: 9 });
    },
  );

  it('publishes the article when the request to publish is made again', () => {
    const givenUp = after(STATES.waiting, ask('publish'), ...tries('unreachable'), ask('publish'));
    expect(effectsOf(givenUp, answer('saved'))).toContainEqual({ kind: 'send', intent: 'publish', baseVersion: 9 });
  });
});
