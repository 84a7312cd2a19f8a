import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { INDEX_FOLDER, MANIFEST_ADDRESS } from '../../core/search/index-files.ts';
import type { SearchFile } from '../search/search-files.ts';
import { searchFilesOfThisBuild } from '../site.ts';

/** Writes the search index beside the pages; while developing, answers it from memory. */
export function searchIndex(): AstroIntegration {
  let files: Promise<SearchFile[]>;
  const start = () => {
    files = searchFilesOfThisBuild();
    // Whoever awaits it learns of a failure: this one must not end the process before.
    files.catch(() => undefined);
  };
  return {
    name: 'search-index',
    hooks: {
      'astro:build:start': start,
      'astro:build:done': async ({ dir }) => writeFiles(fileURLToPath(dir), await files),
      'astro:server:setup': ({ server }) => {
        start();
        server.middlewares.use(async (request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          if (pathname !== MANIFEST_ADDRESS && !pathname.startsWith(INDEX_FOLDER)) return next();
          const file = (await files).find(({ address }) => address === pathname);
          response.writeHead(file ? 200 : 404, { 'Content-Type': 'application/json' }).end(file?.text);
        });
      },
    },
  };
}

async function writeFiles(directory: string, files: SearchFile[]): Promise<void> {
  await mkdir(path.join(directory, INDEX_FOLDER), { recursive: true });
  await Promise.all(files.map(({ address, text }) => writeFile(path.join(directory, address), text)));
}
