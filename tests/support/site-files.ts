import { hash } from 'node:crypto';
import type { LocalSite } from '../../server/publisher/object-storage/publication-target.ts';

const HOST_HEADERS = `/*
  X-Content-Type-Options: nosniff
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
/rss.xml
  Content-Type: application/rss+xml; charset=utf-8
`;

/** Returns a page that loads these files. */
export function page(title: string, ...assets: string[]): string {
  return `<!doctype html><title>${title}</title>${assets.map((asset) => `<script src="/_astro/${asset}"></script>`).join('')}`;
}

/** Returns a site with these texts. */
export function siteOf(texts: Record<string, string>): LocalSite {
  const contents = Object.entries({ _headers: HOST_HEADERS, ...texts });
  return {
    files: new Map(contents.map(([file, text]) => [file, { hash: hash('sha256', text, 'base64url') }])),
    read: async (file) => Buffer.from(new Map(contents).get(file) ?? ''),
  };
}
