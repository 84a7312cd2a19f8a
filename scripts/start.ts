import { setFlagsFromString } from 'node:v8';
import { SMALL_HEAP_GROWTH } from './process/heap-growth.ts';
import { exitWith } from './process/operator-error.ts';
import { readSettings } from './settings/settings.ts';
import { start } from './start/start.ts';

setFlagsFromString(SMALL_HEAP_GROWTH);

/** `npm start`: serves and publishes the site, with its database. */
try {
  await start(readSettings(process.env));
} catch (error) {
  exitWith(error);
}
