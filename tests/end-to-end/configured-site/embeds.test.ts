import { describe, expect, inject, it } from 'vitest';
import { PLAYER, VIDEO_ADDRESS } from '../../support/articles/video.ts';
import { buttonOn, consentVisit } from '../../support/consent-visit.ts';

const { url } = inject('configuredSite');
const visit = await consentVisit(() => url);

describe('an embed', () => {
  const frame = () => visit.page.locator('.embed iframe');

  it('loads only when its button is pressed, does not move the page, and closes again', async () => {
    await visit.page.goto(VIDEO_ADDRESS);
    await buttonOn(visit.page, 'Tout refuser').click();
    expect(visit.elsewhere).toEqual([]);
    const heights = () =>
      visit.page.evaluate(() => [document.body.scrollHeight, document.querySelector('.embed')?.clientHeight]);
    const before = await heights();
    await visit.page.getByRole('button', { name: 'Afficher la vidéo' }).click();
    await visit.page.frameLocator('.embed iframe').locator('title').waitFor({ state: 'attached' });
    expect(visit.elsewhere).toEqual([PLAYER]);
    expect(await frame().getAttribute('title')).toBe('Vidéo YouTube');
    expect(await heights()).toEqual(before);
    await visit.page.getByRole('button', { name: 'Refermer la vidéo' }).click();
    expect(await frame().count()).toBe(0);
    expect(visit.errors).toEqual([]);
  });

  it('adds only its own host to frame-src, and only on its own page', async () => {
    const policyOf = async (path: string) => {
      const html = await (await fetch(`${url}${path}`)).text();
      return /frame-src [^;"]*/.exec(html)?.[0];
    };
    expect(await policyOf(VIDEO_ADDRESS)).toBe('frame-src https://www.youtube-nocookie.com');
    expect(await policyOf('/blog/ecrire-une-bio')).toBeUndefined();
  });
});
