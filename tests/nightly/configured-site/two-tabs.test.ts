import { expect, inject, it } from 'vitest';
import { VIDEO_ADDRESS } from '../../support/articles/video.ts';
import {
  buttonOn,
  consentVisit,
  questionOn,
  reopenQuestion,
  trackerCalls,
  trackerRan,
} from '../../support/consent-visit.ts';

const { url } = inject('configuredSite');

const visit = await consentVisit(() => url);

/** Answers the cookie question in a second tab. */
async function answerElsewhere(choice: string): Promise<void> {
  const tab = await visit.context.newPage();
  await tab.goto('/');
  await reopenQuestion(tab);
  await buttonOn(tab, choice).click();
  if (choice === 'Tout accepter') await trackerRan(tab, 1);
  await tab.close();
}

/** Imitates browsers that do not report changed cookies: pages then read the cookie when they are shown again. */
const withoutCookieEvents = () => visit.context.addInitScript(() => void Reflect.deleteProperty(window, 'cookieStore'));

it('a tab calls no tracker once the cookie of consent is gone or is for other recipients', async () => {
  for (const change of ['gone', 'other'] as const) {
    await visit.context.clearCookies();
    await visit.page.goto('/');
    await buttonOn(visit.page, 'Tout accepter').click();
    await trackerRan(visit.page, 1);
    const before = trackerCalls(visit).length;
    const kept = (await visit.context.cookies()).find(({ name }) => name === 'coquelicot_choix');
    const record = JSON.parse(decodeURIComponent(kept?.value ?? '')) as { revision: number };
    await visit.context.clearCookies();
    if (change !== 'gone') {
      const value = encodeURIComponent(JSON.stringify({ ...record, revision: record.revision + 1 }));
      await visit.context.addCookies([{ name: 'coquelicot_choix', value, url }]);
    }
    await visit.page.evaluate(() => window.trackConversion?.());
    expect(await visit.page.locator('script[src^="https:"]').count()).toBe(0);
    expect(trackerCalls(visit)).toHaveLength(before);
  }
  expect(visit.errors).toEqual([]);
});

it('a tab restored from the back-forward cache follows the answer of a second tab', async () => {
  const restore = () =>
    visit.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const frame = visit.page.locator('.embed iframe');
  await withoutCookieEvents();
  await visit.page.goto(VIDEO_ADDRESS);
  await buttonOn(visit.page, 'Tout refuser').click();
  await answerElsewhere('Tout accepter');
  expect(await frame.count()).toBe(0);
  await restore();
  await trackerRan(visit.page, 1);
  await frame.waitFor();
  await answerElsewhere('Tout refuser');
  await restore();
  expect(await frame.count()).toBe(0);
  expect(await visit.page.locator('script[src^="https:"]').count()).toBe(0);
  expect(visit.errors).toEqual([]);
});

it('a tab that is shown again closes the question that a second tab has answered', async () => {
  await withoutCookieEvents();
  await visit.page.goto('/');
  await questionOn(visit.page).waitFor();
  await answerElsewhere('Tout refuser');
  expect(await questionOn(visit.page).count()).toBe(1);
  await visit.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await questionOn(visit.page).waitFor({ state: 'detached' });
});

it('the last answer is kept, although it equals an earlier answer of the same tab', async () => {
  await visit.page.goto('/');
  await buttonOn(visit.page, 'Tout accepter').click();
  await trackerRan(visit.page, 1);
  await reopenQuestion(visit.page);
  await answerElsewhere('Tout refuser');
  await buttonOn(visit.page, 'Tout accepter').click();
  await visit.page.reload();
  await trackerRan(visit.page, 1);
  expect(await questionOn(visit.page).count()).toBe(0);
});

it('a visible tab closes the question as soon as a second tab has answered it', async () => {
  await visit.page.goto('/');
  await questionOn(visit.page).waitFor();
  const beside = await visit.context.newPage();
  await beside.goto('/');
  await buttonOn(beside, 'Tout refuser').click();
  await questionOn(visit.page).waitFor({ state: 'detached' });
});

it('a tab calls no tracker once a second tab has withdrawn consent', async () => {
  await visit.page.goto('/');
  await buttonOn(visit.page, 'Tout accepter').click();
  await trackerRan(visit.page, 1);
  await answerElsewhere('Tout refuser');
  const before = trackerCalls(visit).length;
  await visit.page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault());
    window.trackConversion?.();
  });
  await visit.page.locator('main a[href="/inscription"]').first().click();
  expect(await visit.page.locator('script[src^="https:"]').count()).toBe(0);
  await visit.page.goto('/blog');
  await reopenQuestion(visit.page);
  expect(trackerCalls(visit)).toHaveLength(before);
  expect(visit.errors).toEqual([]);
});
