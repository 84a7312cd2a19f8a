import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Sends bodies of 10 MB to the API, two at a time. Arguments: address and key. */
const [url = '', key = ''] = process.argv.slice(2);
const ROW = { title: 'Élégant, non\u202f?'.repeat(20), content: '<p>Bonjour à toutes et à tous</p>'.repeat(300) };
const BODY_SIZE = 10 * 1024 * 1024;
/** Milliseconds after a body that the copy did not take. */
const RETRY_PAUSE = 100;

// Lowers its priority, because it shares the machine with the measured copy.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.once('disconnect', () => process.exit(0));

const row = JSON.stringify(ROW);
const body = `[${Array.from({ length: Math.floor(BODY_SIZE / (row.length + 1)) }, () => row).join()}]`;
const headers = { apikey: key, 'Content-Type': 'application/json' };

/** Sends one body. @returns the status of the answer */
async function sendOnce(): Promise<number> {
  const response = await fetch(`${url}/rest/v1/no_such_table`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return response.status;
}

async function sendForEver(): Promise<void> {
  for (;;) {
    const status = await sendOnce().catch(() => null);
    if (status === null) await sleep(RETRY_PAUSE);
    else process.send?.(status, () => undefined);
  }
}

void Promise.all([sendForEver(), sendForEver()]);
