import { percentile } from '../typing/percentiles.ts';

/** The middle of some numbers, between the two of an even count; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  if (Number.isInteger(half)) return ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2;
  return sorted[Math.floor(half)] ?? Number.NaN;
}

/** What half and what 95 percent of some times stay within. */
export function summaryOf(times: readonly number[]): { p50: number; p95: number } {
  return { p50: percentile(times, 50), p95: percentile(times, 95) };
}

/** To so many digits after the point. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
