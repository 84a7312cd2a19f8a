import { expect, it } from 'vitest';
import { runFaults } from './faults.support.ts';

const RUNS = Number(process.env['FAULT_RUNS'] ?? 60);
const FIRST_SEED = Number(process.env['FAULT_SEED'] ?? 1);

it(
  'no typed word is lost, doubled, moved or left unsaved when tabs, storage and network fail at random',
  { timeout: 600_000 },
  async () => {
    let typed = 0;
    for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed += 1) {
      const report = await runFaults(seed);
      typed += report.typed;
      expect({ seed, ...report }).toEqual({ seed, typed: report.typed, lost: [], disordered: [], unsaved: [] });
    }
    expect(typed).toBeGreaterThan(RUNS * 10);
  },
);
