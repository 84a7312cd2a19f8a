import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { objectFile } from '../../server/store/objects.ts';
import { objectsOf, readSiteMap } from '../../server/store/site-log.ts';
import { newInstallation } from './installation.ts';
import { givePublishableKey } from './publishable-key.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of a stopped copy that has published the seed: for `newInstallation` to begin with. */
    publishedCopy: string;
  }
}

/** Publishes the seed once for every project of a run, because building it takes most of the time of a first start. */
export default async function publishSeed({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject();
  if ('publishedCopy' in run.getProvidedContext()) return undefined;
  const installation = await newInstallation();
  try {
    givePublishableKey(installation.directory);
    const copy = await installation.start();
    await everyPicture(installation.directory);
    await copy.stop();
  } catch (error) {
    await installation.remove();
    throw error;
  }
  run.provide('publishedCopy', installation.directory);
  return () => installation.remove();
}

/** Waits for the social pictures, which a copy draws in the background, so that no other copy has to draw them. */
async function everyPicture(dataDirectory: string): Promise<void> {
  const site = path.join(dataDirectory, 'site');
  const isDrawn = () => {
    const { files } = readSiteMap(site);
    const pages = Array.from(files).filter(([file]) => file.endsWith('.html'));
    const named = pages.map(([, { hash }]) => pictureIn(readFileSync(objectFile(objectsOf(site), hash), 'utf8')));
    return named.every((picture) => picture === null || files.has(picture));
  };
  while (!isDrawn()) await sleep(500);
}

/** Returns the path of the picture that a page names, or null. */
function pictureIn(page: string): string | null {
  return /<meta property="og:image" content="[^"]*\/(social\/[^"]+)">/.exec(page)?.[1] ?? null;
}
