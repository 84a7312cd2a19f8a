import { expect, it } from 'vitest';
import { look, type WatchedFacts } from './watch.ts';

const fails = async () => Promise.reject(new Error('no'));

it.each<[string, Partial<WatchedFacts>, unknown[]]>([
  [
    'all is well',
    {},
    [
      ['disk', false],
      ['review', false],
    ],
  ],
  [
    'the disk is nearly full',
    { disk: async () => ({ free: 9, size: 100 }) },
    [
      ['disk', true],
      ['review', false],
    ],
  ],
  ['the disk is neither full nor empty', { disk: async () => ({ free: 11, size: 100 }) }, [['review', false]]],
  [
    'drafts wait',
    { reviews: async () => 2 },
    [
      ['disk', false],
      ['review', true],
    ],
  ],
  ['the database does not answer', { reviews: fails }, [['disk', false]]],
  ['the disk does not answer', { disk: fails }, [['review', false]]],
])('takes note of what it sees: %s', async (_, changes, expected) => {
  const noted: unknown[] = [];
  const facts = { disk: async () => ({ free: 50, size: 100 }), reviews: async () => 0, ...changes };
  await look(facts, { note: (...observation) => void noted.push(observation) });
  expect(noted).toEqual(expected);
});
