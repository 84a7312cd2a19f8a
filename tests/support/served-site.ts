import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { exportPublishedSite } from '../../server/store/export-site.ts';
import { newArticle } from './articles.ts';
import { HOSTILE_ARTICLES } from './articles/hostile.ts';
import { VIDEO_ARTICLE } from './articles/video.ts';
import { newInstallation, publishArticles } from './installation.ts';

interface ServedSite {
  url: string;
  /** The built site, as it is served. */
  directory: string;
  dataDirectory: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** A copy that no test changes. Its hostile articles, and one with a video, are older than the seed. */
    site: ServedSite;
  }
}

/** Serves one site for every file that looks at pages, of every project of a run. */
export default async function serveSite({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject();
  if ('site' in run.getProvidedContext()) return undefined;
  const installation = await newInstallation(run.getProvidedContext().publishedCopy);
  try {
    await installation.start();
    await publishArticles(installation.operator(), [...HOSTILE_ARTICLES, VIDEO_ARTICLE].map(datedLongAgo));
  } catch (error) {
    await installation.remove();
    throw error;
  }
  const directory = path.join(installation.directory, 'exported');
  await exportPublishedSite(path.join(installation.directory, 'site'), directory);
  run.provide('site', {
    url: installation.url,
    directory,
    dataDirectory: installation.directory,
  });
  return () => installation.remove();
}

function datedLongAgo({ title, content, slug }: { title: string; content: string; slug: string }, index: number) {
  const date = new Date(Date.UTC(2020, 0, 31 - index)).toISOString();
  return newArticle({ title, content, slug, created_at: date, published_at: date });
}
