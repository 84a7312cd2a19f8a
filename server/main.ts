import { setFlagsFromString } from 'node:v8';
import { SMALL_HEAP_GROWTH } from './process/small-heap.ts';
import { log } from './operate/log/log.ts';
import { readSettings } from './settings/settings.ts';
import { start } from './start/start.ts';

setFlagsFromString(SMALL_HEAP_GROWTH);

/** `npm start`: serves and publishes the site, with its database. */
try {
  await start(readSettings(process.env));
} catch (error) {
  log.error({ err: error, isHeadline: true });
  process.exit(1);
}
