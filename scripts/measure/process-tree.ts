import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of a process and of all that descends from it, in megabytes; 0 where the system does not tell. */
export function treeMemory(root: number): number {
  const parents = new Map<number, number>();
  const memory = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry);
    if (!Number.isInteger(pid)) continue;
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      parents.set(pid, Number(/PPid:\s+(\d+)/.exec(status)?.[1] ?? 0));
      memory.set(pid, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // It ended while we were reading.
    }
  }
  const descends = (pid: number): boolean => pid === root || (parents.has(pid) && descends(parents.get(pid) ?? 0));
  return Math.round([...memory].reduce((sum, [pid, size]) => (descends(pid) ? sum + size : sum), 0));
}
