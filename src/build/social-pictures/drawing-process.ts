import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SocialPicture } from '../../core/site/section-pictures.ts';
import { drawPicture } from './draw.ts';

/** What a pool asks of a worker, and what it is answered. */
export interface DrawingRequest {
  key: string;
  picture: SocialPicture;
}
export interface DrawingResult {
  key: string;
  /** Why nothing was drawn, or null when the file is there. */
  failure: string | null;
}

/**
 * A worker of the drawing pool: a process that draws what it is asked for, one picture after the other, into a folder. It
 * ends with the channel that requests come by.
 */
const [directory = '', storageOrigin = ''] = process.argv.slice(2);
const sources = {
  publicDirectory: path.resolve(import.meta.dirname, '../../../public'),
  featuresDirectory: path.resolve(import.meta.dirname, '../../features'),
  storageOrigin: storageOrigin === '' ? null : storageOrigin,
};

process.on('message', (request: DrawingRequest) => {
  void drawIntoFile(request).then(
    () => report({ key: request.key, failure: null }),
    (error: unknown) => report({ key: request.key, failure: String(error) }),
  );
});
process.once('disconnect', () => process.exit(0));
// The terminal sends its interruption to every process: the pool says when to stop.
process.on('SIGINT', () => undefined);

async function drawIntoFile({ key, picture }: DrawingRequest): Promise<void> {
  const png = await drawPicture(picture, sources, (message) => console.error(message));
  const unfinished = path.join(directory, `.${key}.${process.pid}`);
  await writeFile(unfinished, png);
  await rename(unfinished, path.join(directory, `${key}.png`));
}

function report(result: DrawingResult): void {
  process.send?.(result);
}
