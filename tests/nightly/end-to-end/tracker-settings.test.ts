import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newArticle } from '../../support/articles.ts';
import { PLAYER, VIDEO_ADDRESS, VIDEO_ARTICLE } from '../../support/articles/video.ts';
import { consentVisit } from '../../support/consent-visit.ts';
import { newInstallation, publishArticles, type Installation, type RunningCopy } from '../../support/installation.ts';
import { eventually } from '../../support/test-backend.ts';
import { TRACKER, TRACKER_SETTINGS } from '../../support/tracked-site.ts';

let installation: Installation;
let copy: RunningCopy;

beforeAll(async () => {
  installation = await newInstallation(inject('publishedCopy'));
  copy = await installation.start(TRACKER_SETTINGS);
  await publishArticles(installation.operator(), [newArticle(VIDEO_ARTICLE)]);
});

afterAll(() => installation.remove());

describe('a site whose tracker is taken away', async () => {
  const visit = await consentVisit(() => installation.url);

  beforeAll(async () => {
    await copy.stop();
    copy = await installation.start();
    await eventually(() => copy.output().includes('Online:'), 'the site is built again', 110_000);
  });

  it('carries no consent, keeps nothing, and still offers its embeds', async () => {
    const { page } = visit;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const counted = page.waitForResponse((response) => response.url().includes('increment-article-metrics'));
    await page.goto(VIDEO_ADDRESS);
    await counted;
    expect(await page.getByText('Gérer mes cookies').count()).toBe(0);
    expect(await page.locator('template').count()).toBe(0);
    expect(requested.filter((url) => /consent/i.test(url))).toEqual([]);
    expect(visit.elsewhere).toEqual([]);
    await page.getByRole('button', { name: 'Afficher la vidéo' }).click();
    await page.locator(`.embed iframe[src="${PLAYER}"]`).waitFor();
    expect(await visit.context.cookies()).toEqual([]);
    expect(visit.errors).toEqual([]);
  });

  it('opens its policy to no tracker', async () => {
    expect(await (await fetch(installation.url)).text()).not.toContain(TRACKER);
  });
});

describe('a tracker half configured', () => {
  it('fails the build in a sentence, and leaves the site online', async () => {
    await copy.stop();
    copy = await installation.start({ PUBLIC_TRACKER_URL: TRACKER_SETTINGS.PUBLIC_TRACKER_URL });
    const sentence = 'The tracker is only half configured: set PUBLIC_TRACKER_ID too, or none of the three.';
    await eventually(() => copy.output().includes(sentence), 'the failure is told', 60_000);
    expect((await fetch(installation.url)).status).toBe(200);
  });
});
