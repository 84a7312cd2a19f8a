import { constants, setPriority } from 'node:os';

/** Has the API at the address of the first argument parse bodies of 10 MB, two at a time, by the key of the second. */
const [url = '', key = ''] = process.argv.slice(2);
const ROW = { title: 'Élégant, non\u202f?'.repeat(20), content: '<p>Bonjour à toutes et à tous</p>'.repeat(300) };
const BODY_SIZE = 10 * 1024 * 1024;

// The client shares the machine with what is measured.
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
