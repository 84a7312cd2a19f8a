import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns the resident memory in megabytes of a process and its descendants; pages that processes share count once. 0 on
 * a system without `smaps_rollup`.
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

/** Returns the id of a child process by its program, or null. */
export function childOf(parent: number, program: string): number | null {
  const isChild = (pid: number) => Number(/PPid:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1]) === parent;
  const found = readdirSync('/proc')
    .map(Number)
    .find((pid) => Number.isInteger(pid) && isChild(pid) && textOf(`/proc/${pid}/cmdline`).includes(program));
  return found ?? null;
}

/** Returns an empty text for a process that has ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
