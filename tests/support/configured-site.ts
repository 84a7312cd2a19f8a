import type { TestProject } from 'vitest/node';
import { newArticle } from './articles.ts';
import { VIDEO_ARTICLE } from './articles/video.ts';
import { LIVE } from './contest.ts';
import { newInstallation, publishArticles } from './installation.ts';

/** The origin of a tracker; tests answer in its place. */
export const TRACKER = 'https://mesure.exemple';
/** Settings of a site that has this tracker, every destination of the campaigns, an episode of the podcast, and a live contest. */
export const CONFIGURATION = {
  ...LIVE,
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
    /** Copy with a tracker and a live contest. It holds the seed and an article with a video; only the contest's tests change it. */
    configuredSite: { url: string; directory: string; contestEndsAt: string };
  }
}

/** Serves one site with a tracker and a live contest for every file that needs either, of every project of a run. */
export default async function serveConfiguredSite({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject();
  if ('configuredSite' in run.getProvidedContext()) return undefined;
  const installation = await newInstallation(run.getProvidedContext().publishedCopy);
  try {
    await installation.start(CONFIGURATION);
    await publishArticles(installation.operator(), [newArticle(VIDEO_ARTICLE)]);
  } catch (error) {
    await installation.remove();
    throw error;
  }
  const { url, directory } = installation;
  run.provide('configuredSite', { url, directory, contestEndsAt: LIVE.CONTEST_ENDS_AT });
  return () => installation.remove();
}
