import { describe, expect, it } from 'vitest';
import { isSignedRound, seedOf } from './beacon.ts';

/** Rounds of quicknet that other programs verify too. */
const ROUNDS = [
  [
    1000,
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
    'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  ],
  [
    657_413,
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
    'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  ],
] as const;
/** Beacon of another drand network, signed with another key. */
const OF_ANOTHER_NETWORK =
  'b98dae74f6a9d2ec79d75ba273dcfda86a45d589412860eb4c0fd056b00654dbf667c1b6884987c9aee0d43f8ba9db52';

describe('a round of drand', () => {
  it.each(ROUNDS)('%i is signed by drand, and gives its seed', async (round, signature, seed) => {
    expect(await isSignedRound(round, signature)).toBe(true);
    expect(await seedOf(signature)).toBe(seed);
  });

  it.each([
    ['its signature under another number', 1001, ROUNDS[0][1]],
    ['the signature of another round', 1000, ROUNDS[1][1]],
    ['a signature of another network', 3, OF_ANOTHER_NETWORK],
    ['a value that is no point of the curve', 1000, `b${'4'.repeat(95)}`],
    ['the point at infinity', 1000, `c${'0'.repeat(95)}`],
    ['an empty signature', 1000, ''],
    ['its signature in capitals', 1000, ROUNDS[0][1].toUpperCase()],
  ])('is not proved by %s', async (_what, round, signature) => {
    expect(await isSignedRound(round, signature)).toBe(false);
  });
});
