import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SocialPicture } from '../../src/core/site/social-picture.ts';
import { drawPicture } from './draw.ts';

/** What a studio sends to a painter, and what it is answered. */
export interface Order {
  key: string;
  picture: SocialPicture;
}
export interface Delivery {
  key: string;
  /** Why nothing was drawn, or null when the file is there. */
  failure: string | null;
}

/**
 * A painter: a process that draws what its studio orders, one picture after the other, into a folder. It ends with the
 * channel that orders come by.
 */
const [directory = '', storageOrigin = ''] = process.argv.slice(2);
const sources = {
  publicDirectory: path.resolve(import.meta.dirname, '../../public'),
  storageOrigin: storageOrigin === '' ? null : storageOrigin,
};

process.on('message', (order: Order) => {
  void paint(order).then(
    () => deliver({ key: order.key, failure: null }),
    (error: unknown) => deliver({ key: order.key, failure: String(error) }),
  );
});
process.once('disconnect', () => process.exit(0));
// The terminal sends its interruption to every process: the studio says when to stop.
process.on('SIGINT', () => undefined);

async function paint({ key, picture }: Order): Promise<void> {
  const png = await drawPicture(picture, sources, (message) => console.error(message));
  const unfinished = path.join(directory, `.${key}.${process.pid}`);
  await writeFile(unfinished, png);
  await rename(unfinished, path.join(directory, `${key}.png`));
}

function deliver(delivery: Delivery): void {
  process.send?.(delivery);
}
