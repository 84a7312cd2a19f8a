import type { CDPSession } from 'playwright';

const PARTS = { TaskDuration: 'all', ScriptDuration: 'script', LayoutDuration: 'layout', RecalcStyleDuration: 'style' };

export type Work = Record<string, number>;

/** Counts what the page's main thread computes, in its own time: what else the machine does changes little of it. */
export async function countWork(session: CDPSession): Promise<() => Promise<Work>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(
      Object.entries(PARTS).map(([metric, part]) => [
        part,
        (metrics.find(({ name }) => name === metric)?.value ?? 0) * 1000,
      ]),
    );
  };
}
