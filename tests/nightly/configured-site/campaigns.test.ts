import { describe, expect, inject, it } from 'vitest';
import { violationsInBothSchemes } from '../../support/both-schemes.ts';
import { buttonOn, consentVisit, trackerCalls, trackerRan, reopenQuestion } from '../../support/consent-visit.ts';
import { controlClock } from '../../support/controlled-clock.ts';
import { CONFIGURATION } from '../../support/configured-site.ts';

const { url } = inject('configuredSite');

const visit = await consentVisit(() => url);

const { PUBLIC_SIGNUP_URL: SERVICE, PUBLIC_TELEGRAM_URL, PUBLIC_GROUP_URL } = CONFIGURATION;

describe('a click on a campaign page', () => {
  it('calls the tracker on the main button of /telegram, and not on the link back to the channel', async () => {
    await visit.page.goto('/telegram');
    await buttonOn(visit.page, 'Tout accepter').click();
    await trackerRan(visit.page, 1);
    await visit.page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await visit.page.getByRole('link', { name: 'Je viens voir les gens' }).click();
    await trackerRan(visit.page, 2);
    const channel = visit.page.getByRole('link', { name: 'Retourner sur le canal' });
    expect(await channel.getAttribute('href')).toBe(PUBLIC_TELEGRAM_URL);
    await channel.click();
    await visit.page.locator('h1').click();
    expect(trackerCalls(visit)).toHaveLength(2);
  });

  it('calls the tracker once anywhere on /lesdates while the visitor consents, and not after a refusal', async () => {
    await visit.page.goto('/lesdates');
    await buttonOn(visit.page, 'Tout accepter').click();
    await trackerRan(visit.page, 1);
    expect(trackerCalls(visit)).toHaveLength(1);
    await visit.page.locator('h1').click();
    await trackerRan(visit.page, 2);
    await visit.page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await visit.page.getByRole('link', { name: 'Je veux mon épisode' }).click();
    await trackerRan(visit.page, 3);
    expect(trackerCalls(visit)).toHaveLength(3);
    // Clicks in the cookie question are not measured.
    await reopenQuestion(visit.page);
    await buttonOn(visit.page, 'Tout refuser').click();
    await visit.page.locator('h1').click();
    expect(trackerCalls(visit)).toHaveLength(3);
    expect(visit.errors).toEqual([]);
  });
});

describe('/retrouve-la', () => {
  it('announces its countdown once, shows « Rester ici » on a small phone, and stays after a press on it', async () => {
    await controlClock(visit.page);
    await visit.page.setViewportSize({ width: 360, height: 640 });
    await visit.page.goto('/retrouve-la');
    const told = visit.page.getByRole('status');
    await expect.poll(() => told.textContent()).toMatch(/dans 6\ssecondes/);
    const before = await told.textContent();
    await visit.page.clock.runFor(3_000);
    expect(await told.textContent()).toBe(before);
    const shown = visit.page.locator('[data-countdown] p');
    expect(await shown.getAttribute('aria-hidden')).toBe('true');
    expect(await shown.textContent()).toContain('3');

    const stay = visit.page.getByRole('button', { name: 'Rester ici' });
    const box = await stay.boundingBox();
    expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThan(640);
    const height = () => visit.page.locator('.poster').evaluate((element) => element.clientHeight);
    const running = await height();
    await stay.press('Enter');
    expect(await height()).toBe(running);
    expect(await visit.page.getByText('Tu restes ici.').isVisible()).toBe(true);
    expect(await stay.count()).toBe(0);
    expect(await visit.page.evaluate(() => document.activeElement?.textContent)).toBe('Rejoindre le groupe');
    await visit.page.clock.runFor(60_000);
    expect(visit.page.url()).toBe(`${url}/retrouve-la`);
  });

  it('passes axe while the countdown runs', async () => {
    // The countdown's timer never fires; axe's own timers do.
    await visit.page.addInitScript(() => {
      const original = window.setTimeout;
      Object.assign(window, {
        setTimeout: (task: TimerHandler, delay?: number) => (delay === 6_000 ? 0 : original(task, delay)),
      });
    });
    await visit.page.goto('/retrouve-la');
    await visit.page.locator('[data-countdown][data-running]').waitFor();
    expect(await violationsInBothSchemes(visit.page, ['main'])).toEqual([]);
  });

  it('starts no countdown for a visitor who comes back with the browser’s back button', async () => {
    await controlClock(visit.page);
    await visit.page.goto('/retrouve-la');
    await visit.page.getByRole('link', { name: 'Je m’inscris' }).click();
    await visit.page.waitForURL(`${SERVICE}**`);
    await visit.page.goBack();
    await visit.page.waitForURL('**/retrouve-la');
    await visit.page.clock.runFor(60_000);
    expect(visit.page.url()).toBe(`${url}/retrouve-la`);
    expect(await visit.page.locator('[data-countdown][data-running]').count()).toBe(0);
  });

  it('offers a link to the group, and no countdown, without script', async () => {
    await visit.begin({ javaScriptEnabled: false });
    await visit.page.goto('/retrouve-la');
    expect(await visit.page.getByText('Départ dans').isVisible()).toBe(false);
    expect(await visit.page.locator('button:visible', { hasText: 'Rester' }).count()).toBe(0);
    await visit.page.getByRole('link', { name: 'Rejoindre le groupe' }).click();
    await visit.page.waitForURL(new RegExp(`^${PUBLIC_GROUP_URL}`));
  });
});
