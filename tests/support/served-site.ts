import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { newArticle } from './articles.ts';
import { HOSTILE_ARTICLES } from './articles/hostile.ts';
import { newInstallation, settledPublication } from './installation.ts';
import type { Client } from './test-backend.ts';

export interface ServedSite {
  url: string;
  /** The built site, as it is served. */
  directory: string;
  dataDirectory: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: ServedSite;
  }
}

/** Serves the seed and the hostile articles, older than all others, for every file that looks at pages. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const installation = await newInstallation();
  const copy = await installation.start({ SITE_URL: installation.url });
  const stop = async () => {
    await copy.stop();
    installation.remove();
  };
  try {
    await publishHostileArticles(installation.operator());
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('site', {
    url: installation.url,
    directory: path.join(installation.directory, 'site/current'),
    dataDirectory: installation.directory,
  });
  return stop;
}

async function publishHostileArticles(operator: Client): Promise<void> {
  const articles = HOSTILE_ARTICLES.map(({ title, content, slug }, index) => {
    const date = new Date(Date.UTC(2020, 0, 31 - index)).toISOString();
    return newArticle({ title, content, slug, created_at: date, published_at: date });
  });
  const { error } = await operator.from('blog_posts').insert(articles);
  if (error) throw new Error(error.message);
  const publication = await settledPublication(operator);
  if (publication?.state !== 'online') throw new Error(`The site was not published: ${publication?.reason}`);
}
