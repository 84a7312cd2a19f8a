import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileHashes } from '../../scripts/publisher/file-hashes.ts';
import type { SiteFiles } from '../../scripts/publisher/object-storage/publication-target.ts';

const HOST_HEADERS = `/*
  X-Content-Type-Options: nosniff
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
/rss.xml
  Content-Type: application/rss+xml; charset=utf-8
`;

/** A page that needs these files. */
export function page(title: string, ...assets: string[]): string {
  return `<!doctype html><title>${title}</title>${assets.map((asset) => `<script src="/_astro/${asset}"></script>`).join('')}`;
}

const directories: string[] = [];

/** Writes a site into a folder of its own. */
export async function siteOnDisk(texts: Record<string, string>): Promise<SiteFiles> {
  const directory = await mkdtemp(path.join(tmpdir(), 'site-'));
  directories.push(directory);
  for (const [file, text] of Object.entries({ _headers: HOST_HEADERS, ...texts })) {
    const place = path.join(directory, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  }
  return { directory, files: await fileHashes().read(directory) };
}

export async function removeSites(): Promise<void> {
  await Promise.all(directories.splice(0).map((directory) => rm(directory, { recursive: true, force: true })));
}
