import { parseArgs } from 'node:util';
import { OperatorError } from '../process/operator-error.ts';

export const USAGE =
  'npm run bench -- [articles …] [--json FILE] [--samples 20] [--only builds|live], or --chart BENCH.json CHART.svg';

const SIZES = [1_000, 10_000, 100_000];
const LARGEST_SIZE = 100_000;
const SAMPLES = 20;

export interface BenchOptions {
  /** Numbers of articles, smallest first. */
  sizes: number[];
  /** Where the results are written. */
  json: string | null;
  /** Of each kind of change. */
  samples: number;
  measured: { builds: boolean; live: boolean };
}

export interface ChartOptions {
  /** Results of a former run, and the drawing to make of them. */
  chart: { from: string; to: string };
}

/** Reads what stands after the command's name. @throws OperatorError for what it does not know */
export function readOptions(given: string[]): BenchOptions | ChartOptions {
  const { values, positionals } = parse(given);
  if (values.chart !== undefined) {
    const [to] = positionals;
    if (to === undefined || positionals.length > 1) throw new OperatorError(USAGE);
    return { chart: { from: values.chart, to } };
  }
  const { only = 'builds and live' } = values;
  const sizes = positionals.length > 0 ? positionals.map((text) => wholeNumber(text, LARGEST_SIZE)) : SIZES;
  if (!['builds and live', 'builds', 'live'].includes(only)) throw new OperatorError(USAGE);
  return {
    sizes: [...new Set(sizes)].sort((one, other) => one - other),
    json: values.json ?? null,
    samples: values.samples === undefined ? SAMPLES : wholeNumber(values.samples, 1_000),
    measured: { builds: only !== 'live', live: only !== 'builds' },
  };
}

function parse(given: string[]) {
  try {
    return parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        json: { type: 'string' },
        samples: { type: 'string' },
        only: { type: 'string' },
        chart: { type: 'string' },
      },
    });
  } catch (error) {
    throw new OperatorError(`${(error as Error).message} ${USAGE}`, error);
  }
}

function wholeNumber(text: string, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new OperatorError(`${text} is not a whole number from 1 to ${most}. ${USAGE}`);
}
