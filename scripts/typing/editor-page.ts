import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, preview } from 'vite';

const PAGE = path.resolve('tests/typing');

/** Builds the page that holds nothing but the rich-text editor, as the site's own code is built, and serves it. */
export async function serveEditorPage(): Promise<{ address: string; close(): Promise<void> }> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'editor-page-'));
  const options = {
    root: PAGE,
    configFile: false as const,
    logLevel: 'error' as const,
    build: { outDir, emptyOutDir: true },
  };
  await build({ ...options, plugins: [tailwindcss()] });
  const server = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } });
  const [address] = server.resolvedUrls?.local ?? [];
  if (!address) throw new Error('the page of the editor is not served');
  return {
    address,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
