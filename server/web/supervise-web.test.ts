import { beforeEach, describe, expect, it } from 'vitest';
import type { Supervision } from '../process/supervisor.ts';
import { superviseWeb, type WebProcess } from './supervise-web.ts';
import type { FromWeb, ToWeb, WebOptions } from './web-messages.ts';

let supervision: Supervision<ToWeb, FromWeb>;
let isRunning: boolean;
let sent: ToWeb['kind'][];
let web: WebProcess;

/** Starts the process, which gets its first messages. */
function launch(): void {
  isRunning = true;
  sent.push(...supervision.firstMessages().map(({ kind }) => kind));
}

function end(): void {
  isRunning = false;
  supervision.onExit();
}

beforeEach(() => {
  sent = [];
  web = superviseWeb(
    {} as WebOptions,
    () => undefined,
    (given) => {
      supervision = given;
      return {
        send: ({ kind }) => void (isRunning && sent.push(kind)),
        restart: () => undefined,
        stop: async () => undefined,
      };
    },
  );
  launch();
});

describe('a refresh of the web server', () => {
  it('ends when the process answers', async () => {
    const refreshed = web.refresh();
    supervision.onMessage({ kind: 'refreshed' });
    await refreshed;
    expect(sent).toEqual(['begin', 'refresh']);
  });

  it('ends when the process exits, and is not sent to the next process', async () => {
    const refreshed = web.refresh();
    end();
    await refreshed;
    launch();
    expect(sent).toEqual(['begin', 'refresh', 'begin']);
  });

  it('is sent to the next process when no process runs', async () => {
    end();
    const refreshed = web.refresh();
    launch();
    expect(sent).toEqual(['begin', 'begin', 'refresh']);
    supervision.onMessage({ kind: 'refreshed' });
    await refreshed;
  });
});
