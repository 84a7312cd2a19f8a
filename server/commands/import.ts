import { parseArgs } from 'node:util';
import { progressBar } from '../backup/progress-bar.ts';
import { exitWith, OperatorError } from '../process/operator-error.ts';
import { pictureDownload } from '../transfer/download-picture.ts';
import { importSite } from '../transfer/import-site.ts';
import { openSite } from '../transfer/open-site.ts';
import { readExport } from '../transfer/read-export.ts';
import { readWordpress } from '../transfer/read-wordpress.ts';

const USAGE = 'npm run import -- FOLDER|FILE.xml [--published] [--own-network]';

/** `npm run import -- FOLDER|FILE.xml`: adds the articles of an export, or of a WordPress export, as drafts. */
async function run(): Promise<void> {
  const { source, isPublished, isOwnNetworkAllowed } = readArguments();
  const { database, imageOrigin } = openSite(process.env);
  const site = source.endsWith('.xml')
    ? await readWordpress(source, pictureDownload(isOwnNetworkAllowed))
    : await readExport(source);
  const bar = progressBar('Import');
  const imported = await importSite(database, site, { isPublished, imageOrigin, onProgress: bar.show }).finally(
    bar.end,
  );
  for (const failure of imported.failures) console.warn(failure);
  const state = isPublished ? '' : ' as drafts';
  console.log(
    `${imported.added} articles were added${state}, with ${imported.pictures} pictures; ${imported.known} were there already; ` +
      `${imported.failures.length} problems${imported.failures.length > 0 ? ', listed above' : ''}.`,
  );
  if (imported.failures.length > 0) process.exitCode = 1;
}

function readArguments(): { source: string; isPublished: boolean; isOwnNetworkAllowed: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { published: { type: 'boolean' }, 'own-network': { type: 'boolean' } },
      allowPositionals: true,
    });
    const [source, ...others] = positionals;
    if (source === undefined || others.length > 0) throw new Error('Name one export to import.');
    return { source, isPublished: values.published === true, isOwnNetworkAllowed: values['own-network'] === true };
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${USAGE}`, error);
  }
}

await run().catch(exitWith);
