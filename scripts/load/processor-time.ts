import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts in. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time of a process and its children so far; null where the system does not tell. */
export function processorTime(pid: number): number | null {
  try {
    const ticks = readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .map((entry) => fieldsOf(entry))
      .filter(({ own, parent }) => own === pid || parent === pid)
      .reduce((sum, { ticks: some }) => sum + some, 0);
    return ticks === 0 ? null : ticks / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

function fieldsOf(entry: string): { own: number; parent: number; ticks: number } {
  try {
    const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { own: Number(entry), parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) };
  } catch {
    // It ended while we were reading.
    return { own: 0, parent: 0, ticks: 0 };
  }
}
