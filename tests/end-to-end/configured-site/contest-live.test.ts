import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { exportPublishedSite } from '../../../server/store/export-site.ts';
import { drawWinners, lineOf, parseDrawList } from '../../../src/core/contest/draw.ts';
import { OPTIONAL_FIELDS } from '../../../src/core/contest/entry-fields.ts';
import { SUBSTITUTES_PER_PRIZE } from '../../../src/core/contest/prizes.ts';
import { PROOF_COPY } from '../../../src/features/contest/form/copy.ts';
import {
  CHECK_COPY,
  DRAWS_COPY,
  LIVE_COPY,
  NOT_ENTERED,
  OPTIONS_COPY,
  TICKET_COPY,
  WINNERS_COPY,
} from '../../../src/features/contest/live/copy.ts';
import { contestTitle } from '../../../src/features/contest/recorded/copy.ts';
import { axeViolations } from '../../support/axe.ts';
import { LIVE, SIGNED } from '../../support/contest.ts';
import { buttonOn } from '../../support/consent-visit.ts';
import { reachCopy, settledPublication } from '../../support/installation.ts';
import { eventually } from '../../support/test-backend.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

/** Parts that only the page of a live contest has. */
const LIVE_PARTS = ['.ticket-stub', '.join', '[aria-labelledby=tirages]'];
const DEMONSTRATION = 'Données de démonstration';

const browser = await workerBrowser();
const { url, directory, contestEndsAt } = inject('configuredSite');
const copy = reachCopy(directory, url);
let context: BrowserContext;
let page: Page;
const complaints: string[] = [];
let ticket: string;

beforeAll(async () => {
  context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${url}/cookies`);
  await buttonOn(page, 'Tout refuser').click();
});

afterAll(() => context.close());

const html = async (address: string) => (await fetch(`${url}${address}`)).text();
const text = (selector: string) => page.locator(selector).first().textContent();

async function open(): Promise<void> {
  await page.goto(`${url}/concours`);
  await page.locator('[data-unit=days]').filter({ hasText: /\d/ }).waitFor();
}

it('a live contest has no simulated data in its page and scripts, and its rules name the organiser', async () => {
  expect(await html('/concours')).not.toContain(DEMONSTRATION);
  const target = path.join(directory, 'exported');
  await exportPublishedSite(path.join(directory, 'site'), target);
  const scripts = globSync('**/*.js', { cwd: target }).map((file) => readFileSync(path.join(target, file), 'utf8'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => script.includes('The simulated offer has expired'))).toEqual([]);
  const rules = await html('/reglement-du-concours');
  expect(rules).toContain(LIVE.CONTEST_ORGANISER);
  expect(rules).not.toMatch(/démonstration/i);
});

it('a live contest shows recorded data, takes a proof once the rules are accepted, and shows the ticket', async () => {
  await page.clock.install();
  await open();
  expect(await text('[data-entries]')).toBe(LIVE_COPY.participants.fewCount);
  expect(await page.getByText(WINNERS_COPY.none).isVisible()).toBe(true);
  expect(await page.locator('.winner').count()).toBe(0);
  expect(await text('[data-unit=days]')).toBe('16');
  expect(await page.locator('.live-time time').last().getAttribute('datetime')).toBe(contestEndsAt);
  expect(await page.locator('.draw').count()).toBe(3);

  const form = page.locator('.proof-card');
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel(PROOF_COPY.name).fill('Camille Dupont');
  await form.getByLabel(PROOF_COPY.email).fill('camille@exemple.fr');
  await form.getByLabel(OPTIONS_COPY.optional(OPTIONAL_FIELDS.city.question)).fill('Lyon');
  await form.getByLabel(OPTIONS_COPY.mayBeShown).check();
  const picture = { name: 'preuve.png', mimeType: 'image/png', buffer: await page.locator('.ticket').screenshot() };
  await form.getByLabel(PROOF_COPY.proof).setInputFiles(picture);
  const send = form.getByRole('button', { name: PROOF_COPY.submit });
  // A person needs three seconds.
  await page.clock.fastForward(4000);
  await send.click();
  await form.getByText(NOT_ENTERED.rules).waitFor();
  const rules = form.locator('#accord-reglement:focus');
  expect(await rules.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('.contest-toast').count()).toBe(0);
  expect(await axeViolations(page, LIVE_PARTS)).toEqual([]);
  expect(await form.getByLabel(PROOF_COPY.name).inputValue()).toBe('Camille Dupont');

  await form.locator('#accord-reglement').check();
  expect(await form.getByText(NOT_ENTERED.rules).count()).toBe(0);
  // On a busy machine the form may have started after the first leap of the clock.
  await page.clock.fastForward(4000);
  await send.click();
  await page.locator('[data-entry-ticket] code').waitFor();
  ticket = (await text('[data-entry-ticket] code')) ?? '';
  expect(ticket).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  await page.getByText('Ta preuve d’abonnement est bien reçue').first().waitFor();
  const [entry] = await copy.database()`select name, city, line from public.contest_entries`;
  expect(entry).toEqual({ name: 'Camille Dupont', city: 'Lyon', line: await lineOf(ticket) });
  // The ticket is in view on a phone, and shown again at the next visit.
  const shown = page.locator('[data-entry-ticket]');
  const box = await shown.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true);
  await page.reload();
  await shown.filter({ hasText: ticket }).waitFor();
  // The first mail has the proof, the second the ticket for the owner of the address.
  await eventually(() => globSync('outbox/*.json', { cwd: directory }).length === 2, 'both mails are kept');
  const mails = globSync('outbox/*.json', { cwd: directory }).map((file) =>
    readFileSync(path.join(directory, file), 'utf8'),
  );
  expect(mails.filter((mail) => mail.includes(ticket))).toHaveLength(1);
});

it('a live contest shows a winner once drawn, and repeats the draw in the browser', async () => {
  const database = copy.database();
  const operator = copy.operator();
  // Moves the end of the first week two minutes into the past.
  await database`
    update public.contest_draws set closes_at = now() - interval '2 minutes', seed_round = ${SIGNED.round}
    where number = 1`;
  await database`update public.contest_entries set entered_at = now() - interval '1 hour'`;
  await operator.rpc('freeze_contest_draws').throwOnError();
  const { data: list } = await operator.rpc('contest_list', { draw_number: 1 }).throwOnError();
  const { winners, substitutes } = await drawWinners(parseDrawList(list) ?? [], SIGNED.seed, 1, SUBSTITUTES_PER_PRIZE);
  const { seed, signature } = SIGNED;
  await operator.rpc('record_contest_draw', { draw_number: 1, seed, signature, winners, substitutes }).throwOnError();
  expect((await settledPublication(operator))?.state).toBe('online');

  // The winner is prerendered, for visitors without script.
  expect(await html('/concours')).toContain('Camille, Lyon');
  // The contest has a page of its own that stays when another contest follows.
  const { data } = await operator.rpc('contest_status').throwOnError();
  const { name } = data as unknown as { name: string };
  const recorded = await html(`/concours/${name}`);
  expect(recorded).toContain(contestTitle(name));
  expect(recorded).toContain('Camille, Lyon');
  await open();
  await page.locator('.winner').filter({ hasText: 'Camille, Lyon' }).waitFor();
  await page.getByRole('button', { name: DRAWS_COPY.redraw }).click();
  await page.getByText(CHECK_COPY.same(1)).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: DRAWS_COPY.download }).click();
  expect((await download).suggestedFilename()).toBe('tirage-1.txt');
  await page.getByLabel(TICKET_COPY.label).fill(ticket);
  await page.getByRole('button', { name: TICKET_COPY.find }).click();
  await page.getByText(TICKET_COPY.won([WINNERS_COPY.prizes.accessory])).waitFor();
  expect(await axeViolations(page, LIVE_PARTS)).toEqual([]);
  expect(complaints).toEqual([]);
});
