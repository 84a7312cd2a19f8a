import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../../process/operator-error.ts';

/** Milliseconds between an answer and the next question. */
const INTERVAL = 3;

export interface Answer {
  status: number;
  body: string;
}

export interface Visitor {
  /**
   * Asks for a page again and again until it is as wanted.
   *
   * @returns the instant of the answer that was, as `performance.now()` counts
   * @throws OperatorError when it is not before `deadline`, an instant of the same clock
   */
  until(address: string, isWanted: (answer: Answer) => boolean, deadline: number): Promise<number>;
  leave(): void;
}

/** Somebody who looks at a running site over one connection that stays open. */
export function visitor(origin: string): Visitor {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async until(address, isWanted, deadline) {
      for (;;) {
        const answer = await get(new URL(address, origin), agent);
        const now = performance.now();
        if (isWanted(answer)) return now;
        if (now > deadline) throw new OperatorError(`${address} is not as it should be; it answers ${answer.status}.`);
        await sleep(INTERVAL);
      }
    },
    leave: () => agent.destroy(),
  };
}

function get(url: URL, agent: http.Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}
