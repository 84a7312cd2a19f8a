import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { confirmAdministrator } from '../api/accounts/confirm-administrator.ts';
import { exitWith, OperatorError } from '../process/operator-error.ts';
import { copyAccess } from '../settings/copy-access.ts';
import { readSettings } from '../settings/settings.ts';

/** Confirms, on the machine that runs a copy, who its first administrator is. */
async function run(): Promise<void> {
  const settings = readSettings(process.env);
  const email = process.argv[2] ?? settings.initialAdminEmail;
  if (!email) throw new OperatorError('Say whom: npm run confirm-administrator -- redaction@example.org');
  const access = copyAccess(settings.dataDirectory);
  const password = await readPassword(`Password of ${email}: `);
  if (password === '') throw new OperatorError('Nothing is confirmed without the password.');
  await confirmAdministrator(access, email, password);
  console.log(`${email} administers the site.`);
}

/** Reads one line, which the terminal does not show; or the first one of what is piped in. */
async function readPassword(question: string): Promise<string> {
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stderr.write(question);
  const lines = createInterface({ input: process.stdin, output: nothing, terminal: process.stdin.isTTY });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

await run().catch(exitWith);
