import type { CDPSession } from 'playwright';

const METRICS = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  layout: 'LayoutDuration',
  style: 'RecalcStyleDuration',
} as const;

export type WorkPart = keyof typeof METRICS;
export const WORK_PARTS = Object.keys(METRICS) as readonly WorkPart[];

/** Milliseconds by part; `all` holds the others. */
export type Work = Record<WorkPart, number>;

/** Counts what the page's main thread computes, in its own time: what else the machine does changes little of it. */
export async function countWork(session: CDPSession): Promise<() => Promise<Work>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return byPart((part) => (metrics.find(({ name }) => name === METRICS[part])?.value ?? 0) * 1000);
  };
}

/** What was computed between two counts. */
export function difference(after: Work, before: Work): Work {
  return byPart((part) => after[part] - before[part]);
}

function byPart(valueOf: (part: WorkPart) => number): Work {
  return Object.fromEntries(WORK_PARTS.map((part) => [part, valueOf(part)])) as Work;
}
