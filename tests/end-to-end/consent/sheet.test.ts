import { expect, inject, it } from 'vitest';
import { VIDEO_ADDRESS } from '../../support/articles/video.ts';
import { buttonOn, consentVisit, manageCookiesOn, questionOn } from '../../support/consent-visit.ts';
import { axeViolations } from '../../support/axe.ts';

const { url } = inject('trackedSite');
const visit = consentVisit(() => url);

it('works by keyboard, first in the page and no trap', async () => {
  await visit.page.goto('/');
  await questionOn(visit.page).waitFor();
  const focused = () => visit.page.evaluate(() => document.activeElement?.textContent.trim());
  const names: unknown[] = [];
  for (let count = 0; count < 5; count += 1) {
    await visit.page.keyboard.press('Tab');
    names.push(await focused());
  }
  expect(names).toEqual(['Tout savoir', 'Tout refuser', 'Tout accepter', 'Choisir', 'Aller au contenu']);
  await buttonOn(visit.page, 'Tout refuser').press('Enter');
  expect(await questionOn(visit.page).count()).toBe(0);
  await manageCookiesOn(visit.page).press(' ');
  await questionOn(visit.page).waitFor();
  expect(await visit.page.evaluate(() => document.activeElement?.className)).toBe('consent');
  await visit.page.keyboard.press('Escape');
  expect(await questionOn(visit.page).count()).toBe(0);
  expect(await focused()).toBe('Gérer mes cookies');
});

it('gives refusing and accepting the same look, on a narrow screen that it does not fill', async () => {
  await visit.page.setViewportSize({ width: 360, height: 640 });
  await visit.page.goto('/');
  await questionOn(visit.page).waitFor();
  const looks = await Promise.all(
    ['Tout refuser', 'Tout accepter'].map((name) =>
      buttonOn(visit.page, name).evaluate((element) => {
        const { color, backgroundColor, font, padding, border } = getComputedStyle(element);
        return { color, backgroundColor, font, padding, border, top: element.getBoundingClientRect().top };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
  expect((await questionOn(visit.page).boundingBox())?.height).toBeLessThanOrEqual(640 * 0.6);
});

it.each(['light', 'dark'] as const)('leaves nothing for axe to report, %s', async (colorScheme) => {
  await visit.begin({ colorScheme });
  await visit.page.goto(VIDEO_ADDRESS);
  await buttonOn(visit.page, 'Choisir').click();
  expect(await axeViolations(visit.page, ['.consent', '.embed'])).toEqual([]);
});

it('leads to the page about cookies without script', async () => {
  await visit.begin({ javaScriptEnabled: false });
  await visit.page.goto('/');
  await visit.page.getByRole('link', { name: 'Gérer mes cookies' }).click();
  await visit.page.waitForURL('**/cookies');
});
