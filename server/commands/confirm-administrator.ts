import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { confirmAdministrator } from '../api/accounts/confirm-administrator.ts';
import { exitWith, OperatorError } from '../process/operator-error.ts';
import { copyAccess } from '../settings/copy-access.ts';
import { readSettings } from '../settings/settings.ts';

/** Confirms the first administrator, on the machine that runs the copy. */
async function run(): Promise<void> {
  const settings = readSettings(process.env);
  const email = process.argv[2] ?? settings.initialAdminEmail;
  if (!email) throw new OperatorError('Name the account: npm run confirm-administrator -- redaction@example.org');
  const access = copyAccess(settings.dataDirectory);
  const password = await readPassword(`Password of ${email}: `);
  if (password === '') throw new OperatorError('The password is empty: type it to confirm the account.');
  await confirmAdministrator(access, email, password);
  console.log(`${email} administers the site.`);
}

/** Reads one line without echo on the terminal, or the first line of piped input. */
async function readPassword(question: string): Promise<string> {
  const noEcho = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stderr.write(question);
  const lines = createInterface({ input: process.stdin, output: noEcho, terminal: process.stdin.isTTY });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

await run().catch(exitWith);
