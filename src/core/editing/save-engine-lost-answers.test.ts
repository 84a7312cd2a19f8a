import { describe, expect, it } from 'vitest';
import type { SaveOutcome } from './article-store.ts';
import { MAXIMUM_SAVE_RETRIES, transition } from './save-engine.ts';
import { outcome, answer, ask, TICK, after, effectsOf, changed, saving, STATES } from './save-engine.support.ts';

describe('a write without answer', () => {
  it('is repeated to the letter, a few times, then told', () => {
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

  it('that surely was not written is sent as the text is now', () => {
    const busy = transition(saving, answer('busy'));
    expect(busy.effects).toEqual([{ kind: 'wait', attempt: 0, retryAfter: 4 }]);
    expect(effectsOf(busy.state, ask('publish'))).toEqual([{ kind: 'send', intent: 'publish', baseVersion: 4 }]);
  });

  it('that may have been written is repeated also after the server was busy', () => {
    const state = after(saving, answer('unreachable'), { kind: 'retry-due' }, answer('busy'));
    expect(effectsOf(state, { kind: 'retry-due' })).toEqual([{ kind: 'repeat' }]);
  });

  it.each(['publish', 'unpublish'] as const)(
    'is but a save once whoever asked to %s was told of the failure',
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

describe.each(['publish', 'unpublish'] as const)('to %s without answer', (intent) => {
  const tries = Array.from({ length: MAXIMUM_SAVE_RETRIES }, () => [
    answer('unreachable'),
    { kind: 'retry-due' } as const,
  ]);
  const trying = after(changed(), ask(intent), ...tries.flat());
  const toldOf = after(trying, answer('unreachable'));

  it('is repeated until whoever asked is told of the failure', () => {
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
    'is not done unasked later, upon %s: the text alone is saved, and it is settled whether it was done',
    (_name, event) => {
      const { state, effects } = transition(toldOf, event);
      expect(effects).toEqual([{ kind: 'put-aside' }, { kind: 'send', intent: 'save', baseVersion: 4 }]);
      expect(effectsOf(state, answer('conflict'))).toEqual([{ kind: 'settle' }]);
    },
  );

  it('gives way to what is asked in its place', () => {
    for (const other of ['save', intent === 'publish' ? 'unpublish' : 'publish'] as const) {
      expect(effectsOf(toldOf, ask(other))).toEqual([
        { kind: 'put-aside' },
        { kind: 'send', intent: other, baseVersion: 4 },
      ]);
    }
  });

  it('is repeated when asked again', () => {
    const { state, effects } = transition(toldOf, ask(intent));
    expect(effects).toEqual([{ kind: 'repeat' }]);
    expect(effectsOf(after(state, answer('unreachable')), { kind: 'online' })).toEqual([{ kind: 'repeat' }]);
    expect(effectsOf(state, answer('saved'))).toContainEqual({ kind: 'send', intent, baseVersion: 9 });
  });
});

describe('what was asked while a write has no answer', () => {
  const tries = (last: SaveOutcome['kind']) =>
    Array.from({ length: MAXIMUM_SAVE_RETRIES }, () => [answer('unreachable'), { kind: 'retry-due' } as const])
      .flat()
      .concat(answer(last));

  it.each(['publish', 'unpublish', 'save'] as const)('is told of the failure, and then but saved: %s', (intent) => {
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
  });

  it('is published when asked again', () => {
    const givenUp = after(STATES.waiting, ask('publish'), ...tries('unreachable'), ask('publish'));
    expect(effectsOf(givenUp, answer('saved'))).toContainEqual({ kind: 'send', intent: 'publish', baseVersion: 9 });
  });
});
