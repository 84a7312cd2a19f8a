import autocannon from 'autocannon';
import { percentile } from '../typing/percentiles.ts';
import { CONNECTIONS, type Load, type LoadResult } from './generator.ts';

export interface AutocannonLoad extends Load {
  /** Null for as many as the server answers. */
  requestsPerSecond: number | null;
}

/** Runs the load that its parent sends, and sends back what it has met. */
process.once('message', ({ port, addresses, acceptEncoding, seconds, requestsPerSecond }: AutocannonLoad) => {
  // Autocannon's own percentiles are whole milliseconds.
  const times: number[] = [];
  const running = autocannon(
    {
      url: `http://127.0.0.1:${port}`,
      connections: CONNECTIONS,
      duration: seconds,
      requests: addresses.map((address) => ({ path: address, headers: { 'accept-encoding': acceptEncoding } })),
      ...(requestsPerSecond === null ? {} : { overallRate: requestsPerSecond }),
    },
    (error: unknown, { errors, timeouts, non2xx, duration }) => {
      if (error) throw error;
      const result: LoadResult = {
        pagesPerSecond: (times.length - non2xx) / duration,
        p50: percentile(times, 50),
        p99: percentile(times, 99),
        failures: errors + timeouts + non2xx,
      };
      process.send?.(result, () => process.exit(0));
    },
  );
  running.on('response', (_client, _status, _bytes, time) => times.push(time));
});
