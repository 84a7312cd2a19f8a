import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('measures all of the three sizes unless told otherwise', () => {
  expect(readOptions([])).toEqual({
    sizes: [1_000, 10_000, 100_000],
    json: null,
    samples: 20,
    measured: { builds: true, live: true },
  });
});

it('takes sizes in any order, once each, a file, and a part', () => {
  expect(readOptions(['10000', '100', '100', '--json', 'out.json', '--samples', '5', '--only', 'live'])).toEqual({
    sizes: [100, 10_000],
    json: 'out.json',
    samples: 5,
    measured: { builds: false, live: true },
  });
});

it('takes results and a drawing', () => {
  expect(readOptions(['--chart', 'bench.json', 'bench.svg'])).toEqual({
    chart: { from: 'bench.json', to: 'bench.svg' },
  });
});

it.each([[['ten']], [['0']], [['200000']], [['--only', 'memory']], [['--chart', 'bench.json']], [['--sizes', '3']]])(
  'refuses %j',
  (given) => {
    expect(() => readOptions(given)).toThrow('npm run bench -- ');
  },
);
