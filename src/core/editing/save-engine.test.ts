import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SaveOutcome } from './article-store.ts';
import { transition } from './save-engine.ts';
import {
  theirs,
  OUTCOMES,
  STATES,
  outcome,
  answer,
  ask,
  TICK,
  TAKE_OVER,
  YIELD,
  after,
  effectsOf,
  changed,
  saving,
} from './save-engine.support.ts';
import { conflictOf, isUnsaved, openedState, type SaveEvent } from './save-state.ts';

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

describe('the table in the docstring of the save engine', () => {
  const [head = [], ...rows] = tableOfDocstring();

  it('has every phase and every event', () => {
    expect(head.slice(1)).toEqual(Object.keys(STATES));
    expect(rows.map(([name]) => name)).toEqual(EVENTS.map(([name]) => name));
    for (const [phase, state] of Object.entries(STATES)) expect(state.phase).toBe(phase);
  });

  it.each(EVENTS)('states the phase that follows %s in each phase', (name, event) => {
    const row = rows.find(([first]) => first === name) ?? [];
    const next = Object.values(STATES).map((state) => {
      const { phase } = transition(state, event).state;
      return phase === state.phase ? '·' : phase;
    });
    expect(next).toEqual(row.slice(1));
  });
});

describe('an auto-save', () => {
  it('sends a change with the known version as its base version', () => {
    expect(effectsOf(changed(), TICK)).toEqual([{ kind: 'send', intent: 'auto-save', baseVersion: 4 }]);
  });

  it.each([
    ['nothing has changed', openedState(4), TICK],
    ['the article does not exist', changed(0), TICK],
    ['there is no title', changed(), { kind: 'tick', hasTitle: false } as const],
    ['a write is running', saving, TICK],
  ])('does nothing when %s', (_when, state, tick) => {
    expect(transition(state, tick)).toEqual({ state, effects: [] });
  });

  it('leaves text unsaved that was typed while it ran', () => {
    const saved = after(saving, { kind: 'changed' }, answer('saved'));
    expect(isUnsaved(saved)).toBe(true);
    expect(isUnsaved(after(saving, answer('saved')))).toBe(false);
  });
});

describe('a request made while a write runs', () => {
  it('waits for the answer, and is then sent with the version of that answer', () => {
    const state = after(saving, ask('save'), ask('save'));
    expect(effectsOf(saving, ask('save'))).toEqual([]);
    expect(effectsOf(state, answer('saved'))).toContainEqual({ kind: 'send', intent: 'save', baseVersion: 9 });
  });

  it.each([
    [['save', 'publish'], 'publish'],
    [['publish', 'save'], 'publish'],
    [['publish', 'unpublish'], 'unpublish'],
    [['save', 'auto-save'], 'save'],
  ] as const)('absorbs earlier requests: %j becomes %s', (intents, wanted) => {
    expect(after(saving, ...intents.map(ask)).next).toBe(wanted);
  });

  it('is dropped when the write meets a conflict, and answered with that conflict', () => {
    const { state, effects } = transition(after(saving, ask('publish')), answer('conflict'));
    expect(state.next).toBeNull();
    expect(effects[0]).toEqual({ kind: 'answer', outcome: outcome('conflict'), to: 'all' });
    expect(effectsOf(state, ask('publish'))).toEqual([{ kind: 'answer', outcome: outcome('conflict'), to: 'all' }]);
  });
});

describe('signing in again', () => {
  it('saves the text of an interrupted publication without publishing it, and repeats an auto-save', () => {
    const publishing = after(changed(), ask('publish'), answer('signed-out'));
    expect(effectsOf(publishing, { kind: 'signed-in' })).toEqual([{ kind: 'send', intent: 'save', baseVersion: 4 }]);
    const automatic = after(saving, answer('signed-out'));
    expect(effectsOf(automatic, { kind: 'signed-in' })).toEqual([
      { kind: 'send', intent: 'auto-save', baseVersion: 4 },
    ]);
  });
});

it('puts a write aside that may have been stored when the server answers that the member is signed out', () => {
  const uncertain = after(saving, answer('unreachable'), { kind: 'retry-due' });
  const { state, effects } = transition(uncertain, answer('signed-out'));
  expect(effects[0]).toEqual({ kind: 'put-aside' });
  expect(state.hasUnsettled).toBe(true);
});

describe('a conflict', () => {
  it('holds the other text, and on request overwrites it with ours', () => {
    expect(conflictOf(STATES.conflict)?.current).toBe(theirs);
    expect(effectsOf(STATES.conflict, { kind: 'kept-mine' })).toEqual([
      { kind: 'send', intent: 'save', baseVersion: 9 },
    ]);
  });

  it('continues on request from the version of the other text, with nothing unsaved', () => {
    const state = after(STATES.conflict, { kind: 'took-theirs' });
    expect([state.version, isUnsaved(state)]).toEqual([9, false]);
  });

  it('is settled first when our own write, whose answer was lost, may be its cause', () => {
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

  it('does not block a request made meanwhile', () => {
    const effects = effectsOf(after(saving, ask('publish')), answer('slug-taken'));
    expect(effects).toEqual([
      { kind: 'answer', outcome: outcome('slug-taken'), to: 'running' },
      { kind: 'send', intent: 'publish', baseVersion: 4 },
    ]);
  });
});

describe('another tab', () => {
  it('hands its version and unsaved text over to this tab when this tab takes over', () => {
    const state = after(STATES.elsewhere, TAKE_OVER);
    expect(effectsOf(state, TICK)).toEqual([{ kind: 'send', intent: 'auto-save', baseVersion: 5 }]);
  });

  it('leaves the text unsaved here until it has taken every edit', () => {
    const gone = after(changed(), { kind: 'changed' }, YIELD);
    expect(isUnsaved(gone)).toBe(true);
    expect(isUnsaved(after(gone, { kind: 'taken', edits: 1 }))).toBe(true);
    expect(isUnsaved(after(gone, { kind: 'taken', edits: 2 }))).toBe(false);
    expect(after(gone, { kind: 'taken', edits: 2 }, { kind: 'taken', edits: 1 }).savedEdits).toBe(2);
  });

  it('leaves the answer of a running write to this tab, which had sent it', () => {
    const gone = after(saving, YIELD);
    expect(effectsOf(gone, answer('saved'))).toEqual([{ kind: 'answer', outcome: outcome('saved'), to: 'all' }]);
    expect(effectsOf(gone, ask('save'))).toHaveLength(1);
  });
});
