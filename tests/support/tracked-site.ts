import type { TestProject } from 'vitest/node';
import { newArticle } from './articles.ts';
import { VIDEO_ARTICLE } from './articles/video.ts';
import { newInstallation, publishArticles } from './installation.ts';

/** The origin of a tracker, which tests answer for. */
export const TRACKER = 'https://mesure.exemple';
/** Settings of a site that has it, all that campaigns lead to, and an episode of the podcast. */
export const TRACKER_SETTINGS = {
  PUBLIC_TRACKER_URL: `${TRACKER}/t.js`,
  PUBLIC_TRACKER_ID: 'coquelicot',
  PUBLIC_TRACKER_VERSION: '2.1',
  PUBLIC_SIGNUP_URL: 'https://rencontre.exemple/creer',
  PUBLIC_TELEGRAM_URL: 'https://canal.exemple/',
  PUBLIC_GROUP_URL: 'https://groupe.exemple/',
  PUBLIC_PODCAST_EPISODE_URL: 'https://ecoute.exemple/episode-1',
  PUBLIC_PODCAST_PLAYER_URL: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk',
  PUBLIC_PARTNER_SIGNUP_URL: 'https://partenaire.exemple/creer?partenaire=7',
};

declare module 'vitest' {
  export interface ProvidedContext {
    /** A copy that nobody changes, with a tracker: the seed, and an article with a video. */
    trackedSite: { url: string };
  }
}

/** Serves one site with a tracker for every file that looks at consent, of every project of a run. */
export default async function serveTrackedSite({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject();
  if ('trackedSite' in run.getProvidedContext()) return undefined;
  const installation = await newInstallation(run.getProvidedContext().publishedCopy);
  try {
    await installation.start(TRACKER_SETTINGS);
    await publishArticles(installation.operator(), [newArticle(VIDEO_ARTICLE)]);
  } catch (error) {
    await installation.remove();
    throw error;
  }
  run.provide('trackedSite', { url: installation.url });
  return () => installation.remove();
}
