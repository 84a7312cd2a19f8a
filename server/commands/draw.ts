import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contestDatabase } from '../contest/contest-database.ts';
import { runDraw } from '../contest/draw-command.ts';
import { mailOutbox } from '../mail/mail-outbox.ts';
import { eraseMessagesOf } from '../mail/person-messages.ts';
import { exitWith } from '../process/operator-error.ts';
import { databaseClient } from '../publisher/database-client.ts';
import { copyAccess } from '../settings/copy-access.ts';
import { readSettings } from '../settings/settings.ts';

/** `npm run tool -- draw …`: manages the contest of the copy that runs here, or of the hosted project in the settings. */
await runDraw(process.argv.slice(2), {
  environment: process.env,
  database(contest) {
    const url = process.env['PUBLIC_SUPABASE_URL'];
    const secretKey = process.env['SUPABASE_SECRET_KEY'];
    const access = url && secretKey ? { url, secretKey } : copyAccess(readSettings(process.env).dataDirectory);
    return contestDatabase(databaseClient(access.url, access.secretKey), contest);
  },
  readFile: (file) => readFile(file, 'utf8'),
  writeFile,
  eraseMessages: (email) =>
    eraseMessagesOf(mailOutbox(path.join(readSettings(process.env).dataDirectory, 'outbox')), email),
  print: (text) => console.log(text),
}).catch(exitWith);
