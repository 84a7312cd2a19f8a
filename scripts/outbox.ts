import path from 'node:path';
import { parseArgs } from 'node:util';
import { outboxCommand, type OutboxRequest } from './mail/outbox-command.ts';
import { exitWith, OperatorError } from './process/operator-error.ts';
import { readSettings } from './settings/settings.ts';

const USAGE = 'npm run outbox lists the messages of visitors; -- --show ID shows one, and -- --remove ID removes it.';

/** Shows what visitors have sent to the copy of this data folder, whether it runs or not. */
try {
  const directory = path.join(readSettings(process.env).dataDirectory, 'outbox');
  console.log(await outboxCommand(directory, requested()));
} catch (error) {
  exitWith(error);
}

function requested(): OutboxRequest {
  try {
    return parseArgs({ options: { show: { type: 'string' }, remove: { type: 'string' } } }).values;
  } catch (error) {
    throw new OperatorError(USAGE, error);
  }
}
