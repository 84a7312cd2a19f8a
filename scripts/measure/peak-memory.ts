import { existsSync, readFileSync } from 'node:fs';

const INTERVAL = 50;

/** Watches the peak resident memory of a process, in megabytes; 0 where the system does not tell. */
export function watchPeakMemory(pid: number): { stop(): number } {
  let peak = 0;
  const status = `/proc/${pid}/status`;
  const look = () => {
    if (!existsSync(status)) return;
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8')) ?? [];
    peak = Math.max(peak, Number(kilobytes ?? 0) / 1024);
  };
  const timer = setInterval(look, INTERVAL);
  return {
    stop() {
      clearInterval(timer);
      return Math.round(peak);
    },
  };
}
