import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { settingsPage } from '../server/settings/catalogue.ts';

/** `npm run tool -- settings`: writes docs/settings.md from the catalogue of settings. */
await writeFile(path.join(import.meta.dirname, '../docs/settings.md'), settingsPage());
