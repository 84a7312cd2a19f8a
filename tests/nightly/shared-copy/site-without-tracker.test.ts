import { beforeAll, expect, inject, it } from 'vitest';
import { newArticle } from '../../support/articles.ts';
import { PLAYER, VIDEO_ADDRESS, VIDEO_ARTICLE } from '../../support/articles/video.ts';
import { consentVisit } from '../../support/consent-visit.ts';
import { publishArticles, reachCopy } from '../../support/installation.ts';

const { directory, url } = inject('sharedCopy');
const visit = await consentVisit(() => url);

beforeAll(() => publishArticles(reachCopy(directory, url).operator(), [newArticle(VIDEO_ARTICLE)]));

it('a site without a tracker loads no consent code, sets no cookie, and still offers its embeds', async () => {
  const { page } = visit;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const counted = page.waitForResponse((response) => response.url().includes('increment-article-metrics'));
  await page.goto(VIDEO_ADDRESS);
  await counted;
  expect(await page.getByText('Gérer mes cookies').count()).toBe(0);
  expect(await page.locator('template').count()).toBe(0);
  expect(requested.filter((address) => /consent/i.test(address))).toEqual([]);
  expect(visit.elsewhere).toEqual([]);
  await page.getByRole('button', { name: 'Afficher la vidéo' }).click();
  await page.locator(`.embed iframe[src="${PLAYER}"]`).waitFor();
  expect(await visit.context.cookies()).toEqual([]);
  expect(visit.errors).toEqual([]);
});
