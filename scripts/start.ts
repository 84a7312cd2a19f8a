import { exitWith } from './process/operator-error.ts';
import { readSettings } from './settings/settings.ts';
import { start } from './start/start.ts';

/** `npm start`: serves and publishes the site, with its database. */
try {
  await start(readSettings(process.env));
} catch (error) {
  exitWith(error);
}
