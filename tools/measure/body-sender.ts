import { constants, setPriority } from 'node:os';

/** Sends bodies of 10 MB to the API, two at a time. Arguments: address and key. */
const [url = '', key = ''] = process.argv.slice(2);
const ROW = { title: 'Élégant, non\u202f?'.repeat(20), content: '<p>Bonjour à toutes et à tous</p>'.repeat(300) };
const BODY_SIZE = 10 * 1024 * 1024;

// Lowers its priority, because it shares the machine with the measured copy.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.once('disconnect', () => process.exit(0));

const row = JSON.stringify(ROW);
const body = `[${Array.from({ length: Math.floor(BODY_SIZE / (row.length + 1)) }, () => row).join()}]`;
const headers = { apikey: key, 'Content-Type': 'application/json' };

async function sendForEver(): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/rest/v1/no_such_table`, { method: 'POST', headers, body });
    await response.arrayBuffer();
    process.send?.(response.status, () => undefined);
  }
}

void Promise.all([sendForEver(), sendForEver()]);
