import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDrawingPool } from '../../src/build/social-pictures/drawing-pool.ts';
import { startDrawingWorker } from '../../src/build/social-pictures/drawing-worker.ts';
import { readPictures } from '../../src/build/social-pictures/picture-list-files.ts';
import { newInstallation } from './installation.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of a stopped copy that has published the seed: for `newInstallation` to begin with. */
    publishedCopy: string;
  }
}

/** Publishes the seed once for every project of a run: building it is most of what a first start takes. */
export default async function publishSeed({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject();
  if ('publishedCopy' in run.getProvidedContext()) return undefined;
  const installation = await newInstallation();
  try {
    const copy = await installation.start();
    await copy.stop();
    await drawPictures(installation.directory);
  } catch (error) {
    await installation.remove();
    throw error;
  }
  run.provide('publishedCopy', installation.directory);
  return () => installation.remove();
}

/** Draws the social pictures that a copy draws beside everything else, so that no other has to. */
async function drawPictures(dataDirectory: string): Promise<void> {
  const directory = path.join(dataDirectory, 'social-pictures');
  const pool = createDrawingPool({
    directory,
    size: os.availableParallelism(),
    startWorker: () => startDrawingWorker(directory, null, false),
    log(message) {
      throw new Error(message);
    },
  });
  await pool.draw(await readPictures(path.join(dataDirectory, 'site/current')));
  await pool.close();
}
