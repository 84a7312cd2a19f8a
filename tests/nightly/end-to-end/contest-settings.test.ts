import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { OPTIONAL_FIELDS } from '../../../src/core/contest/entry-fields.ts';
import { CONTEST_COPY } from '../../../src/features/contest/copy.ts';
import { PROOF_COPY } from '../../../src/features/contest/form/copy.ts';
import { HERO_COPY, LIVE_COPY, OPTIONS_COPY, TICKET_COPY } from '../../../src/features/contest/live/copy.ts';
import { axeViolations } from '../../support/axe.ts';
import { DAY, LIVE } from '../../support/contest.ts';
import { newInstallation, type Installation, type RunningCopy } from '../../support/installation.ts';
import { eventually } from '../../support/test-backend.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const CLOSED_AFTER = 17 * DAY;
const DEMONSTRATION = 'Données de démonstration';

const browser = await workerBrowser();
let installation: Installation;
let copy: RunningCopy;

beforeAll(async () => {
  installation = await newInstallation(inject('publishedCopy'));
});

afterAll(() => installation.remove());

const html = async (address: string) => (await fetch(`${installation.url}${address}`)).text();

it('a live contest without an organiser is not published, and the demonstration stays online', async () => {
  copy = await installation.start({ ...LIVE, CONTEST_ORGANISER: '' });
  const sentence = 'The contest is live: set CONTEST_ORGANISER too';
  await eventually(() => copy.output().includes(sentence), 'the failure is told', 120_000);
  expect(await html('/concours')).toContain(DEMONSTRATION);
  expect(await html('/reglement-du-concours')).toContain('aucun lot n’est mis en jeu');
});

it('a live contest finds no ticket before a list is frozen, and closes its form at the deadline', async () => {
  await copy.stop();
  copy = await installation.start(LIVE);
  await eventually(() => copy.output().includes('Online:'), 'the site is built', 120_000);
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${installation.url}/concours`);
  await page.locator('[data-unit=days]').filter({ hasText: /\d/ }).waitFor();
  await page.getByLabel(TICKET_COPY.label).fill(crypto.randomUUID());
  await page.getByRole('button', { name: TICKET_COPY.find }).click();
  await page.getByText(TICKET_COPY.notYet).waitFor();

  await page.getByLabel(OPTIONS_COPY.optional(OPTIONAL_FIELDS.city.question)).focus();
  // A new answer of the server would correct the page's clock.
  await page.route('**/rpc/contest_status', (route) => route.abort());
  await page.clock.fastForward(CLOSED_AFTER);
  await page.locator('[data-join-closed]').filter({ hasText: LIVE_COPY.closedNews }).waitFor();
  expect(await page.getByLabel(OPTIONS_COPY.optional(OPTIONAL_FIELDS.city.question)).isVisible()).toBe(false);
  expect(await page.getByLabel(PROOF_COPY.name).isVisible()).toBe(false);
  expect(await page.locator('[data-join-closed]:focus').count()).toBe(1);
  expect(await axeViolations(page, ['.join'])).toEqual([]);
  expect(await page.locator('[data-closed]').isVisible()).toBe(true);
  // The page no longer invites visitors to enter.
  expect(await page.getByRole('link', { name: CONTEST_COPY.join }).isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: CONTEST_COPY.howTo }).isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: HERO_COPY.draws }).isVisible()).toBe(true);
  expect(await page.locator('[data-time-news]').textContent()).toBe(LIVE_COPY.closed);
});
