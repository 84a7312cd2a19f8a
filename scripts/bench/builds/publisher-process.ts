import { randomUUID } from 'node:crypto';
import { bundledCode } from '../../publisher/site/site-code.ts';
import { siteProcess } from '../../publisher/site/site-process-client.ts';

/**
 * Makes the publisher's bundle (`bundle FOLDER`), or publishes the whole site with it (`publish FOLDER TREES`), in the environment
 * that it is started with.
 */
const [step, bundles = '', trees = ''] = process.argv.slice(2);
if (step === 'bundle') {
  await bundledCode(bundles, {}, new AbortController().signal);
} else {
  const site = siteProcess(trees, bundles, {}, () => undefined);
  const { failures } = await site.publish({ buildId: randomUUID(), all: false, mayShowSamples: false });
  await site.close();
  if (failures.length > 0) throw new Error(`Not rendered: ${failures.map(({ file }) => file).join(', ')}`);
}
