import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * Returns the resident memory in megabytes of a process and its descendants; pages that processes share count once. 0 on
 * systems without `/proc`.
 */
export function treeMemory(root: number): number {
  const parents = new Map<number, number>();
  for (const pid of processIds()) {
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
  const found = processIds().find((pid) => isChild(pid) && textOf(`/proc/${pid}/cmdline`).includes(program));
  return found ?? null;
}

function processIds(): number[] {
  return existsSync('/proc') ? readdirSync('/proc').map(Number).filter(Number.isInteger) : [];
}

/** Returns an empty text for a process that has ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
