import type { DiskSpace } from '../health/disk-space.ts';
import { isShortOfSpace } from './incidents.ts';
import type { Notifier } from './notifier.ts';

/** Facts that must be read, because nothing reports them. */
export interface WatchedFacts {
  disk(): Promise<DiskSpace>;
  reviews(): Promise<number>;
}

const MINUTE = 60_000;

/**
 * Notes each fact once. A fact that cannot be read changes nothing: `/readyz` reports a database that does not answer
 * and a disk that cannot be read.
 */
export async function look(facts: WatchedFacts, notifier: Pick<Notifier, 'note'>): Promise<void> {
  const [disk, reviews] = await Promise.allSettled([facts.disk(), facts.reviews()]);
  const isShort = disk.status === 'fulfilled' ? isShortOfSpace(disk.value) : null;
  if (isShort !== null) notifier.note('disk', isShort);
  if (reviews.status === 'fulfilled') notifier.note('review', reviews.value > 0);
}

export function watch(facts: WatchedFacts, notifier: Pick<Notifier, 'note'>): () => void {
  const timer = setInterval(() => void look(facts, notifier), MINUTE);
  timer.unref();
  void look(facts, notifier);
  return () => clearInterval(timer);
}
