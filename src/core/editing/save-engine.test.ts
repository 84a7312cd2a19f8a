import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emptyForm } from './article-form.ts';
import type { LoadedArticle, SaveOutcome } from './article-store.ts';
import { MAXIMUM_RETRIES, transition } from './save-engine.ts';
import { conflictOf, isUnsaved, openedState, type SaveEvent, type SavePhase, type SaveState } from './save-state.ts';

const theirs: LoadedArticle = {
  id: 'a',
  version: 9,
  status: 'draft',
  form: emptyForm('blog'),
  publishedForm: null,
  savedAt: '2026-11-22T10:00:00Z',
};
const OUTCOMES: SaveOutcome[] = [
  {
    kind: 'saved',
    version: 9,
    savedAt: '2026-11-22T11:00:00Z',
    status: 'draft',
    slug: null,
    publishedAt: null,
    publicationId: null,
  },
  { kind: 'conflict', current: theirs, savedBy: null },
  { kind: 'slug-taken' },
  { kind: 'refused', field: null, message: '' },
  { kind: 'too-large' },
  { kind: 'deleted' },
  { kind: 'signed-out' },
  { kind: 'not-administrator' },
  { kind: 'busy', retryAfter: 4 },
  { kind: 'unreachable' },
];
const outcome = (kind: SaveOutcome['kind']) => OUTCOMES.find((candidate) => candidate.kind === kind) as SaveOutcome;
const answer = (kind: SaveOutcome['kind']): SaveEvent => ({ kind: 'answered', outcome: outcome(kind) });
const ask = (intent: 'save' | 'publish' | 'unpublish' | 'auto-save'): SaveEvent => ({ kind: 'asked', intent });
const TICK: SaveEvent = { kind: 'tick', hasTitle: true };
const TAKE_OVER: SaveEvent = { kind: 'took-over', version: 5, isUnsaved: true, hasUnsettled: false };

const YIELD: SaveEvent = { kind: 'yielded' };

const EVENTS: [name: string, event: SaveEvent][] = [
  ['changed', { kind: 'changed' }],
  ['asked', ask('save')],
  ['tick', TICK],
  ...OUTCOMES.map(({ kind }): [string, SaveEvent] => [kind, answer(kind)]),
  ...(['retry-due', 'online', 'signed-in', 'kept-mine', 'took-theirs'] as const).map((kind): [string, SaveEvent] => [
    kind,
    { kind },
  ]),
  ['yielded', YIELD],
  ['taken', { kind: 'taken', edits: 1 }],
  ['took-over', TAKE_OVER],
  ['success-over', { kind: 'success-over' }],
];

const after = (state: SaveState, ...events: SaveEvent[]) =>
  events.reduce((current, event) => transition(current, event).state, state);
const effectsOf = (state: SaveState, event: SaveEvent) => transition(state, event).effects;
const changed = (version = 4, hasUnsettled = false) => after(openedState(version, hasUnsettled), { kind: 'changed' });
const saving = after(changed(), TICK);

const STATES: Record<SavePhase, SaveState> = {
  idle: changed(),
  saving,
  waiting: after(saving, answer('unreachable')),
  refused: after(saving, answer('refused')),
  'signed-out': after(saving, answer('signed-out')),
  conflict: after(saving, answer('conflict')),
  settling: after(changed(4, true), TICK, answer('conflict')),
  deleted: after(saving, answer('deleted')),
  elsewhere: after(changed(), YIELD),
};

function tableOfDocstring(): string[][] {
  const source = readFileSync(new URL('save-engine.ts', import.meta.url), 'utf8');
  const rows = source.split('\n').filter((line) => line.startsWith(' * |') && !line.includes('---'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('the table of the docstring', () => {
  const [head = [], ...rows] = tableOfDocstring();

  it('has every phase and every event', () => {
    expect(head.slice(1)).toEqual(Object.keys(STATES));
    expect(rows.map(([name]) => name)).toEqual(EVENTS.map(([name]) => name));
    for (const [phase, state] of Object.entries(STATES)) expect(state.phase).toBe(phase);
  });

  it.each(EVENTS)('tells what follows from %s in each phase', (name, event) => {
    const row = rows.find(([first]) => first === name) ?? [];
    const next = Object.values(STATES).map((state) => {
      const { phase } = transition(state, event).state;
      return phase === state.phase ? '·' : phase;
    });
    expect(next).toEqual(row.slice(1));
  });
});

describe('an auto-save', () => {
  it('writes what has changed, from the version known', () => {
    expect(effectsOf(changed(), TICK)).toEqual([{ kind: 'send', intent: 'auto-save', baseVersion: 4 }]);
  });

  it.each([
    ['nothing has changed', openedState(4), TICK],
    ['the article does not exist', changed(0), TICK],
    ['there is no title', changed(), { kind: 'tick', hasTitle: false } as const],
    ['one runs', saving, TICK],
  ])('does nothing when %s', (_when, state, tick) => {
    expect(transition(state, tick)).toEqual({ state, effects: [] });
  });

  it('leaves unsaved what was typed while it ran', () => {
    const saved = after(saving, { kind: 'changed' }, answer('saved'));
    expect(isUnsaved(saved)).toBe(true);
    expect(isUnsaved(after(saving, answer('saved')))).toBe(false);
  });
});

describe('what is asked while a write runs', () => {
  it('waits in one place, and is sent from the version of the answer', () => {
    const state = after(saving, ask('save'), ask('save'));
    expect(effectsOf(saving, ask('save'))).toEqual([]);
    expect(effectsOf(state, answer('saved'))).toContainEqual({ kind: 'send', intent: 'save', baseVersion: 9 });
  });

  it.each([
    [['save', 'publish'], 'publish'],
    [['publish', 'save'], 'publish'],
    [['publish', 'unpublish'], 'unpublish'],
    [['save', 'auto-save'], 'save'],
  ] as const)('%j asks for %s', (intents, wanted) => {
    expect(after(saving, ...intents.map(ask)).next).toBe(wanted);
  });

  it('is dropped by a conflict, and told so', () => {
    const { state, effects } = transition(after(saving, ask('publish')), answer('conflict'));
    expect(state.next).toBeNull();
    expect(effects[0]).toEqual({ kind: 'answer', outcome: outcome('conflict'), to: 'all' });
    expect(effectsOf(state, ask('publish'))).toEqual([{ kind: 'answer', outcome: outcome('conflict'), to: 'all' }]);
  });
});

describe('a write without answer', () => {
  it('is repeated to the letter, a few times, then told', () => {
    let state = saving;
    for (let attempt = 0; attempt < MAXIMUM_RETRIES; attempt += 1) {
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
      const tries = Array.from({ length: MAXIMUM_RETRIES }, () => [
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
  const tries = Array.from({ length: MAXIMUM_RETRIES }, () => [answer('unreachable'), { kind: 'retry-due' } as const]);
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
    Array.from({ length: MAXIMUM_RETRIES }, () => [answer('unreachable'), { kind: 'retry-due' } as const])
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

describe('signing in again', () => {
  it('saves what was to be saved, and asks again for a publication', () => {
    const publishing = after(changed(), ask('publish'), answer('signed-out'));
    expect(effectsOf(publishing, { kind: 'signed-in' })).toEqual([{ kind: 'send', intent: 'save', baseVersion: 4 }]);
    const automatic = after(saving, answer('signed-out'));
    expect(effectsOf(automatic, { kind: 'signed-in' })).toEqual([
      { kind: 'send', intent: 'auto-save', baseVersion: 4 },
    ]);
  });

  it('puts aside a write that may have been done', () => {
    const uncertain = after(saving, answer('unreachable'), { kind: 'retry-due' });
    const { state, effects } = transition(uncertain, answer('signed-out'));
    expect(effects[0]).toEqual({ kind: 'put-aside' });
    expect(state.hasUnsettled).toBe(true);
  });
});

describe('a conflict', () => {
  it('shows the other text, and writes ours over it when told to', () => {
    expect(conflictOf(STATES.conflict)?.current).toBe(theirs);
    expect(effectsOf(STATES.conflict, { kind: 'kept-mine' })).toEqual([
      { kind: 'send', intent: 'save', baseVersion: 9 },
    ]);
  });

  it('goes on with theirs when told to', () => {
    const state = after(STATES.conflict, { kind: 'took-theirs' });
    expect([state.version, isUnsaved(state)]).toEqual([9, false]);
  });

  it('with a write of ours whose answer was lost is none', () => {
    expect(effectsOf(after(changed(4, true), TICK), answer('conflict'))).toEqual([{ kind: 'settle' }]);
    expect(effectsOf(STATES.settling, answer('saved'))).toEqual([
      { kind: 'settled', outcome: outcome('saved') },
      { kind: 'send', intent: 'auto-save', baseVersion: 9 },
    ]);
    const older = { ...outcome('saved'), version: 8 } as SaveOutcome;
    const superseded: SaveEvent = { kind: 'answered', outcome: older };
    expect(after(STATES.settling, superseded).phase).toBe('conflict');
    expect(effectsOf(STATES.settling, superseded)[0]).toEqual({ kind: 'settled', outcome: older });
  });
});

describe('a text that is refused', () => {
  it('is not sent again before it has changed', () => {
    const refused = after(saving, answer('too-large'));
    expect(effectsOf(refused, TICK)).toEqual([]);
    expect(effectsOf(after(refused, { kind: 'changed' }), TICK)).toHaveLength(1);
  });

  it('makes way for what was asked meanwhile', () => {
    const effects = effectsOf(after(saving, ask('publish')), answer('slug-taken'));
    expect(effects).toEqual([
      { kind: 'answer', outcome: outcome('slug-taken'), to: 'running' },
      { kind: 'send', intent: 'publish', baseVersion: 4 },
    ]);
  });
});

describe('another tab', () => {
  it('goes on from what this one had', () => {
    const state = after(STATES.elsewhere, TAKE_OVER);
    expect(effectsOf(state, TICK)).toEqual([{ kind: 'send', intent: 'auto-save', baseVersion: 5 }]);
  });

  it('leaves the text unsaved here until it has all of it', () => {
    const gone = after(changed(), { kind: 'changed' }, YIELD);
    expect(isUnsaved(gone)).toBe(true);
    expect(isUnsaved(after(gone, { kind: 'taken', edits: 1 }))).toBe(true);
    expect(isUnsaved(after(gone, { kind: 'taken', edits: 2 }))).toBe(false);
    expect(after(gone, { kind: 'taken', edits: 2 }, { kind: 'taken', edits: 1 }).savedEdits).toBe(2);
  });

  it('leaves the answer of a write on its way to whoever asked', () => {
    const gone = after(saving, YIELD);
    expect(effectsOf(gone, answer('saved'))).toEqual([{ kind: 'answer', outcome: outcome('saved'), to: 'all' }]);
    expect(effectsOf(gone, ask('save'))).toHaveLength(1);
  });
});
