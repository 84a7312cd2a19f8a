import path from 'node:path';
import { exitWith, OperatorError } from '../process/operator-error.ts';
import { progressBar } from '../backup/progress-bar.ts';
import { exportSite } from '../transfer/export-site.ts';
import { openSite } from '../transfer/open-site.ts';

/** `npm run export -- FOLDER`: writes every article as Markdown and HTML, with its pictures. */
async function run([folder, ...others]: string[]): Promise<void> {
  if (folder === undefined || others.length > 0)
    throw new OperatorError('Name the folder to write: npm run export -- FOLDER');
  const bar = progressBar('Export');
  const { database } = openSite(process.env);
  const exported = await exportSite(database, path.resolve(folder), bar.show).finally(bar.end);
  for (const missing of exported.missing) console.warn(missing);
  console.log(`${folder} holds ${exported.articles} articles and ${exported.pictures} pictures.`);
  if (exported.missing.length > 0) process.exitCode = 1;
}

await run(process.argv.slice(2)).catch(exitWith);
