import { expect, inject, it } from 'vitest';
import { VIDEO_ADDRESS } from '../../support/articles/video.ts';
import { violationsInBothSchemes } from '../../support/both-schemes.ts';
import {
  buttonOn,
  consentVisit,
  manageCookiesOn,
  questionOn,
  reopenQuestion,
  trackerRan,
} from '../../support/consent-visit.ts';

const { url } = inject('configuredSite');

const visit = await consentVisit(() => url);

it('a cookie question that the visitor opens before the page has loaded keeps its choices and its focus', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await visit.context.route('**/late.png', async (route) => {
    await arrival;
    await route.abort();
  });
  await visit.page.route(`${url}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('</main>', '<img src="/late.png"></main>'),
    });
  });
  // Holds back idle tasks until the test runs them.
  await visit.page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, { requestIdleCallback: (task: () => void) => waiting.push(task), waiting });
  });
  await visit.page.goto('/', { waitUntil: 'domcontentloaded' });
  await reopenQuestion(visit.page);
  const box = questionOn(visit.page).getByRole('checkbox').nth(1);
  await box.check();
  arrive();
  await visit.page.waitForLoadState('load');
  const asked = await questionOn(visit.page).elementHandle();
  await visit.page.waitForFunction(() => (window as { waiting?: unknown[] }).waiting?.length);
  await visit.page.evaluate(async () => {
    for (const task of (window as { waiting?: (() => void)[] }).waiting ?? []) task();
    // Ten frames are enough to import a loaded module and to apply a loaded stylesheet.
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await asked?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await questionOn(visit.page).count()).toBe(1);
  expect(await box.isChecked()).toBe(true);
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('the cookie question is shown once, with its detailed choices, when it is opened twice while loading', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await visit.context.route(/consent[^/]*\.css/, async (route) => {
    await arrival;
    await route.continue();
  });
  const styles = visit.page.waitForRequest(/consent[^/]*\.css/);
  await visit.page.goto('/');
  await styles;
  await manageCookiesOn(visit.page).click();
  await manageCookiesOn(visit.page).click();
  arrive();
  await questionOn(visit.page).waitFor();
  await visit.page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await questionOn(visit.page).count()).toBe(1);
  expect(await questionOn(visit.page).getByRole('group', { name: 'Tes choix' }).isVisible()).toBe(true);
  expect(await visit.page.evaluate(() => document.activeElement?.className)).toBe('consent');
});

it('« Choisir », pressed by keyboard, moves the focus to the first choice', async () => {
  await visit.page.goto('/');
  await buttonOn(visit.page, 'Choisir').press('Enter');
  const measurement = questionOn(visit.page).getByRole('checkbox', { name: 'Mesure des inscriptions' });
  expect(await measurement.evaluate((element) => element === document.activeElement)).toBe(true);
  await visit.page.keyboard.press(' ');
  expect(await measurement.isChecked()).toBe(true);
  await buttonOn(visit.page, 'Garder ces choix').press('Enter');
  await trackerRan(visit.page, 1);
});

it('the cookie question gives both answers the same look, and covers at most 60% of a narrow screen', async () => {
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

it('« Gérer mes cookies » leads to the page about cookies without script', async () => {
  await visit.begin({ javaScriptEnabled: false });
  await visit.page.goto('/');
  await visit.page.getByRole('link', { name: 'Gérer mes cookies' }).click();
  await visit.page.waitForURL('**/cookies');
});

it('the cookie question and an embed pass axe in both schemes', async () => {
  await visit.page.goto(VIDEO_ADDRESS);
  await buttonOn(visit.page, 'Choisir').click();
  expect(await violationsInBothSchemes(visit.page, ['.consent', '.embed'])).toEqual([]);
});
