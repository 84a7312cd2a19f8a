import path from 'node:path';
import { parseArgs } from 'node:util';
import { outboxCommand, type OutboxRequest } from '../mail/outbox-command.ts';
import { exitWith, OperatorError } from '../process/operator-error.ts';
import { readSettings } from '../settings/settings.ts';

const USAGE = `npm run tool -- outbox                               lists the mails in the outbox
npm run tool -- outbox --show ID                     shows one mail
npm run tool -- outbox --remove ID ID …              removes mails
npm run tool -- outbox --remove-older-than DAYS      removes older mails`;

/** Lists, shows or removes the mails in this copy's outbox. The copy need not run. */
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
    if (positionals.length > 0 && !values.remove) throw new Error('Ids need --remove before them.');
    if (days !== undefined && !/^\d{1,5}$/.test(days)) throw new Error('--remove-older-than takes a number of days.');
    return {
      show: values.show,
      remove: values.remove && [...values.remove, ...positionals],
      removeOlderThan: days === undefined ? undefined : Number(days),
    };
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${USAGE}`, error);
  }
}
