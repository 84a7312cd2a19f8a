import { rounded } from '../bench/statistics.ts';
import type { LoadMeasures } from './measure-load.ts';

/** What a target asks for, and what was measured. */
export interface LoadTarget {
  target: string;
  measured: number;
  isMet: boolean;
}

/** At least this part of nginx's pages per second. */
const PART_OF_NGINX = 0.7;
/** 99 % of pages take at most this many times as long while the site is published. */
const SLOWER = 2;

/** The targets of the server, one process as nginx with one worker; without nginx, those that do not compare. */
export function loadTargets({
  servers: [own, nginx],
  quiet,
  publishing,
}: Pick<LoadMeasures, 'servers' | 'quiet' | 'publishing'>): LoadTarget[] {
  const part = (own?.pagesPerSecond ?? 0) / (nginx?.pagesPerSecond ?? 0);
  const slower = publishing.p99 / quiet.p99;
  const failures = [own, nginx, quiet, publishing].reduce((sum, load) => sum + (load?.failures ?? 0), 0);
  return [
    ...(nginx
      ? [
          {
            target: `at least ${PART_OF_NGINX} × the pages/s of ${nginx.name}`,
            measured: part,
            isMet: part >= PART_OF_NGINX,
          },
        ]
      : []),
    { target: `p99 at most ${SLOWER} × that of a quiet server`, measured: slower, isMet: slower <= SLOWER },
    { target: 'no failure', measured: failures, isMet: failures === 0 },
  ].map((entry) => ({ ...entry, measured: rounded(entry.measured, 2) }));
}
