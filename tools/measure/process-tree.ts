import { readdirSync, readFileSync } from 'node:fs';

/**
 * Memory of a process and of all that descends from it, in megabytes: what is resident, where pages that processes share,
 * as those of a database do, count once in all. 0 where the system does not tell.
 */
export function treeMemory(root: number): number {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry);
    if (!Number.isInteger(pid)) continue;
    parents.set(pid, Number(/PPid:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0));
  }
  const descends = (pid: number): boolean => pid === root || (parents.has(pid) && descends(parents.get(pid) ?? 0));
  const kilobytes = [...parents.keys()]
    .filter(descends)
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0));
  return Math.round(kilobytes.reduce((sum, size) => sum + size, 0) / 1024);
}

/** Returns the number of a process that another has started, by its program; null where none runs. */
export function childOf(parent: number, program: string): number | null {
  const isChild = (pid: number) => Number(/PPid:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1]) === parent;
  const found = readdirSync('/proc')
    .map(Number)
    .find((pid) => Number.isInteger(pid) && isChild(pid) && textOf(`/proc/${pid}/cmdline`).includes(program));
  return found ?? null;
}

/** Empty for a process that has ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
