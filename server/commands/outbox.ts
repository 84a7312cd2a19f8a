import path from 'node:path';
import { parseArgs } from 'node:util';
import { outboxCommand, type OutboxRequest } from '../mail/outbox-command.ts';
import { exitWith, OperatorError } from '../process/operator-error.ts';
import { readSettings } from '../settings/settings.ts';

const USAGE = `npm run tool -- outbox                               lists the messages of visitors
npm run tool -- outbox --show ID                     shows one message
npm run tool -- outbox --remove ID ID …              removes messages
npm run tool -- outbox --remove-older-than DAYS      removes older messages`;

/** Lists, shows or removes the messages that visitors have sent to this copy. The copy need not run. */
try {
  const directory = path.join(readSettings(process.env).dataDirectory, 'outbox');
  console.log(await outboxCommand(directory, readRequest()));
} catch (error) {
  exitWith(error);
}

function readRequest(): OutboxRequest {
  try {
    const { values, positionals } = parseArgs({
      options: {
        show: { type: 'string' },
        remove: { type: 'string', multiple: true },
        'remove-older-than': { type: 'string' },
      },
      allowPositionals: true,
    });
    const days = values['remove-older-than'];
    if (positionals.length > 0 && !values.remove) throw new Error('Ids without --remove');
    if (days !== undefined && !/^\d{1,5}$/.test(days)) throw new Error('--remove-older-than takes a number of days');
    return {
      show: values.show,
      remove: values.remove && [...values.remove, ...positionals],
      removeOlderThan: days === undefined ? undefined : Number(days),
    };
  } catch (error) {
    throw new OperatorError(USAGE, error);
  }
}
