import { describe, expect, it } from 'vitest';
import { isShortOfSpace, recordResult, type IncidentKind, type Incidents } from './incidents.ts';

/** Returns the notifications of a series of good (`.`) and wrong (`x`) ends: `!` where an incident begins, `+` where it ends. */
function told(kind: IncidentKind, series: string): string {
  let incidents: Incidents = {};
  return [...series]
    .map((end) => {
      const result = recordResult(incidents, kind, end === 'x');
      incidents = result.incidents;
      if (result.notice === null) return '.';
      return result.notice.state === 'begun' ? '!' : '+';
    })
    .join('');
}

describe('recordResult', () => {
  it.each<[IncidentKind, string, string]>([
    ['publication', '..x.x.', '......'],
    ['publication', 'xx', '.!'],
    ['publication', 'xxxxx..xx.', '.!...+..!+'],
    ['backup', '.xx..x', '.!.+.!'],
    ['disk', 'xxx.', '!..+'],
    ['review', 'xx..x', '!.+.!'],
  ])('notifies of each incident of %s once, and of its end: %s', (kind, series, expected) => {
    expect(told(kind, series)).toBe(expected);
  });

  it('counts each kind of incident separately', () => {
    const { incidents } = recordResult({}, 'disk', true);
    expect(recordResult(incidents, 'backup', true).notice).toEqual({ kind: 'backup', state: 'begun' });
    expect(recordResult(incidents, 'publication', false).incidents).toBe(incidents);
  });

  it('does not notify again after a restart', () => {
    const { incidents } = recordResult({}, 'disk', true);
    const restored = JSON.parse(JSON.stringify(incidents)) as Incidents;
    expect(recordResult(restored, 'disk', true).notice).toBeNull();
    expect(recordResult(restored, 'disk', false).notice).toEqual({ kind: 'disk', state: 'ended' });
  });
});

it.each([
  [9, true],
  [0, true],
  [10, null],
  [11.9, null],
  [12, false],
  [100, false],
])('isShortOfSpace judges a disk of which %s % is free', (free, expected) => {
  expect(isShortOfSpace({ free, size: 100 })).toBe(expected);
});
