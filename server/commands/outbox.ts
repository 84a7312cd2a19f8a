import path from 'node:path';
import { parseArgs } from 'node:util';
import { outboxCommand, type OutboxRequest } from '../mail/outbox-command.ts';
import { exitWith, OperatorError } from '../process/operator-error.ts';
import { readSettings } from '../settings/settings.ts';

const USAGE = `npm run tool -- outbox lists the messages of visitors; -- --show ID shows one, -- --remove ID ID … removes some, and
-- --remove-older-than DAYS those of before.`;

/** Shows the messages of visitors to the copy of this data folder, running or not. */
try {
  const directory = path.join(readSettings(process.env).dataDirectory, 'outbox');
  console.log(await outboxCommand(directory, requested()));
} catch (error) {
  exitWith(error);
}

function requested(): OutboxRequest {
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
    if (positionals.length > 0 && !values.remove) throw new Error('Ids follow --remove');
    if (days !== undefined && !/^\d{1,5}$/.test(days)) throw new Error('An age is a number of days');
    return {
      show: values.show,
      remove: values.remove && [...values.remove, ...positionals],
      removeOlderThan: days === undefined ? undefined : Number(days),
    };
  } catch (error) {
    throw new OperatorError(USAGE, error);
  }
}
