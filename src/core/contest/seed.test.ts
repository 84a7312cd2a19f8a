import { describe, expect, it } from 'vitest';
import { isSeed, roundAddress, roundAt, seedRound, timeOfRound } from './seed.ts';

describe('the round of a seed', () => {
  it.each([
    // Expected rounds come from drand's Ruby client.
    ['2026-04-20T00:00:00Z', 27_946_612],
    ['2026-04-20T12:30:45Z', 27_961_627],
    ['2023-08-23T15:09:27Z', 1],
    ['2020-01-01T00:00:00Z', 1],
  ])('at %s is %i', (instant, round) => {
    expect(roundAt(instant)).toBe(round);
  });

  it('is the next round for an instant between two rounds', () => {
    expect(roundAt('2026-04-20T00:00:00.001Z')).toBe(27_946_613);
    expect(roundAt('2026-04-20T00:00:03Z')).toBe(27_946_613);
  });

  it('has an instant that timeOfRound computes from its number', () => {
    expect(timeOfRound(27_946_612)).toBe('2026-04-20T00:00:00.000Z');
  });

  it('comes a day after the entries are closed', () => {
    expect(timeOfRound(seedRound('2026-04-19T00:00:00Z'))).toBe('2026-04-20T00:00:00.000Z');
  });

  it('has an address at api.drand.sh', () => {
    expect(roundAddress(7)).toMatch(/^https:\/\/api\.drand\.sh\/[0-9a-f]{64}\/public\/7$/);
  });
});

it.each([
  ['9e9829dfb34bd8db3e21c28e13aefecd86e007ebd19d6bb8a5cee99c0a34798f', true],
  ['9E9829DFB34BD8DB3E21C28E13AEFECD86E007EBD19D6BB8A5CEE99C0A34798F', false],
  ['42', false],
  ['', false],
])('isSeed of %j is %s', (text, verdict) => {
  expect(isSeed(text)).toBe(verdict);
});
