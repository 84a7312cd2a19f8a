import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { exportPublishedSite } from '../../server/store/export-site.ts';
import { launchChromium } from '../../tools/measure/chromium.ts';
import { ENTRY_BY_HAND_COPY } from '../../src/admin/people/copy.ts';
import { drawWinners, lineOf, parseDrawList } from '../../src/core/contest/draw.ts';
import { OPTIONAL_FIELDS } from '../../src/core/contest/entry-fields.ts';
import { SUBSTITUTES_PER_PRIZE } from '../../src/core/contest/prizes.ts';
import { CONTEST_COPY } from '../../src/features/contest/copy.ts';
import { PROOF_COPY } from '../../src/features/contest/form/copy.ts';
import {
  CHECK_COPY,
  DRAWS_COPY,
  HERO_COPY,
  LIVE_COPY,
  NOT_ENTERED,
  OPTIONS_COPY,
  TICKET_COPY,
  WINNERS_COPY,
} from '../../src/features/contest/live/copy.ts';
import { contestTitle } from '../../src/features/contest/recorded/contest-title.ts';
import { SESSION_KEY } from '../../src/core/privacy/storage-keys.ts';
import { axeViolations } from '../support/axe.ts';
import { SIGNED } from '../support/contest.ts';
import { newInstallation, settledPublication, type Installation } from '../support/installation.ts';
import { eventually } from '../support/test-backend.ts';

const DAY = 86_400_000;
const dayAfter = (days: number) => new Date(Math.floor((Date.now() + days * DAY) / 1000) * 1000).toISOString();
const LIVE = {
  CONTEST_MODE: 'live',
  CONTEST_ORGANISER: 'Société Éditrice SAS',
  CONTEST_ORGANISER_ADDRESS: '1 rue des Fleurs, 75001 Paris',
  CONTEST_REGISTRATION: 'RCS Paris 123 456 789',
  CONTEST_CONTACT: 'jeu@coquelicot.example',
  CONTEST_STARTS_AT: dayAfter(-3),
  CONTEST_ENDS_AT: dayAfter(17),
};
/** Parts that only the page of a live contest has. */
const LIVE_PARTS = ['.ticket-stub', '.join', '[aria-labelledby=tirages]'];
const DEMONSTRATION = 'Données de démonstration';

let installation: Installation;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let ticket: string;

beforeAll(async () => {
  installation = await newInstallation(inject('publishedCopy'));
  browser = await launchChromium();
  const copy = await installation.start(LIVE);
  await eventually(() => copy.output().includes('Online:'), 'the site is built', 120_000);
});

afterAll(async () => {
  await browser.close();
  await installation.remove();
});

beforeEach(async () => {
  context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
});

afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

const html = async (address: string) => (await fetch(`${installation.url}${address}`)).text();

describe('a live contest', () => {
  const open = async () => {
    await page.goto(`${installation.url}/concours`);
    await page.locator('[data-unit=days]').filter({ hasText: /\d/ }).waitFor();
  };
  /** Signs the first administrator up. */
  async function administratorSession(): Promise<string> {
    const client = await installation.member('redaction@exemple.fr');
    const { data } = await client.auth.getSession();
    await client.rpc('claim_first_admin').throwOnError();
    return JSON.stringify(data.session);
  }

  const text = (selector: string) => page.locator(selector).first().textContent();

  it('carries nothing that is simulated, in its page and its scripts', async () => {
    expect(await html('/concours')).not.toContain(DEMONSTRATION);
    const target = path.join(installation.directory, 'exported');
    await exportPublishedSite(path.join(installation.directory, 'site'), target);
    const scripts = globSync('**/*.js', { cwd: target }).map((file) => readFileSync(path.join(target, file), 'utf8'));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((script) => script.includes('The simulated offer has expired'))).toEqual([]);
  });

  it('shows what is recorded: nobody yet, no winner, the real deadline', async () => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await open();
    expect(await axeViolations(page, LIVE_PARTS)).toEqual([]);
    expect(await text('[data-entries]')).toBe(LIVE_COPY.participants.fewCount);
    expect(await page.getByText(WINNERS_COPY.none).isVisible()).toBe(true);
    expect(await page.locator('.winner').count()).toBe(0);
    expect(await text('[data-unit=days]')).toBe('16');
    expect(await page.locator('.live-time time').last().getAttribute('datetime')).toBe(LIVE.CONTEST_ENDS_AT);
    expect(await page.locator('.draw').count()).toBe(3);
  });

  it('has its rules, with the organiser', async () => {
    const rules = await html('/reglement-du-concours');
    expect(rules).toContain(LIVE.CONTEST_ORGANISER);
    expect(rules).not.toMatch(/démonstration/i);
  });

  it('enters who sends a proof, once the rules are accepted, and tells the ticket', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await open();
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
    const [entry] = await installation.database()`select name, city, line from public.contest_entries`;
    expect(entry).toEqual({ name: 'Camille Dupont', city: 'Lyon', line: await lineOf(ticket) });
    // In view on a phone, and again at the next visit.
    const shown = page.locator('[data-entry-ticket]');
    const box = await shown.boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true);
    await page.reload();
    await shown.filter({ hasText: ticket }).waitFor();
    // The proof, and the ticket for the owner of the address.
    await eventually(
      () => globSync('outbox/*.json', { cwd: installation.directory }).length === 2,
      'both mails are kept',
    );
    const mails = globSync('outbox/*.json', { cwd: installation.directory }).map((file) =>
      readFileSync(path.join(installation.directory, file), 'utf8'),
    );
    expect(mails.filter((mail) => mail.includes(ticket))).toHaveLength(1);
  });

  it('counts who is entered in the back office, as long as they are not erased there', async () => {
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      SESSION_KEY,
      await administratorSession(),
    ] as const);
    await page.goto(`${installation.url}/admin/concours`);
    await page.getByRole('button', { name: ENTRY_BY_HAND_COPY.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(ENTRY_BY_HAND_COPY.name, { exact: true }).fill('Nour');
    await dialog.getByLabel(ENTRY_BY_HAND_COPY.email).fill('camille@exemple.fr');
    await dialog.getByRole('button', { name: ENTRY_BY_HAND_COPY.submit }).click();
    await dialog.getByText(ENTRY_BY_HAND_COPY.known).waitFor();
    const given = dialog.getByLabel(ENTRY_BY_HAND_COPY.ticket);
    expect(await given.inputValue()).toBe(ticket);
    await page.keyboard.press('Escape');

    await page.keyboard.press('Enter');
    await dialog.getByLabel(ENTRY_BY_HAND_COPY.name, { exact: true }).fill('Nour');
    await dialog.getByLabel(ENTRY_BY_HAND_COPY.email).fill('nour@exemple.fr');
    await page.keyboard.press('Enter');
    await dialog.getByText(ENTRY_BY_HAND_COPY.entered).waitFor();
    const [entry] = await installation.database()`
      select name, may_be_shown, line from public.contest_entries where email_key = 'nour@exemple.fr'`;
    expect(entry).toEqual({ name: 'Nour', may_be_shown: false, line: await lineOf(await given.inputValue()) });
    await page.keyboard.press('Escape');
    const counted = page.locator('.list-summary');
    await counted.filter({ hasText: '2 participations' }).waitFor();
    await page.getByRole('button', { name: 'Effacer «\u00a0Nour\u00a0»' }).click();
    await dialog.getByRole('button', { name: 'Effacer' }).click();
    await counted.filter({ hasText: '1 participation' }).waitFor();
  });

  it('finds nothing with a ticket before a list is frozen', async () => {
    await open();
    await page.getByLabel(TICKET_COPY.label).fill(ticket);
    await page.getByRole('button', { name: TICKET_COPY.find }).click();
    await page.getByText(TICKET_COPY.notYet).waitFor();
  });

  it('closes its form at the deadline, with a sentence that the keyboard goes on from', async () => {
    await page.clock.install();
    await open();
    await page.getByLabel(OPTIONS_COPY.optional(OPTIONAL_FIELDS.city.question)).focus();
    // The server's clock, asked again, would put the page's right.
    await page.route('**/rpc/contest_status', (route) => route.abort());
    await page.clock.fastForward(17 * DAY);
    await page.locator('[data-join-closed]').filter({ hasText: LIVE_COPY.closedNews }).waitFor();
    expect(await page.getByLabel(OPTIONS_COPY.optional(OPTIONAL_FIELDS.city.question)).isVisible()).toBe(false);
    expect(await page.getByLabel(PROOF_COPY.name).isVisible()).toBe(false);
    expect(await page.locator('[data-join-closed]:focus').count()).toBe(1);
    expect(await axeViolations(page, ['.join'])).toEqual([]);
    expect(await page.locator('[data-closed]').isVisible()).toBe(true);
    // Nothing invites any more.
    expect(await page.getByRole('link', { name: CONTEST_COPY.join }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: CONTEST_COPY.howTo }).isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: HERO_COPY.draws }).isVisible()).toBe(true);
    expect(await text('[data-time-news]')).toBe(LIVE_COPY.closed);
  });

  it('shows a winner once there is one, and does the draw again in the browser', async () => {
    const database = installation.database();
    const operator = installation.operator();
    // As if the first week had ended two days ago.
    await database`
      update public.contest_draws set closes_at = now() - interval '2 minutes', seed_round = ${SIGNED.round}
      where number = 1`;
    await database`update public.contest_entries set entered_at = now() - interval '1 hour'`;
    await operator.rpc('freeze_contest_draws').throwOnError();
    const { data: list } = await operator.rpc('contest_list', { draw_number: 1 }).throwOnError();
    const { winners, substitutes } = await drawWinners(
      parseDrawList(list) ?? [],
      SIGNED.seed,
      1,
      SUBSTITUTES_PER_PRIZE,
    );
    const { seed, signature } = SIGNED;
    await operator.rpc('record_contest_draw', { draw_number: 1, seed, signature, winners, substitutes }).throwOnError();
    expect((await settledPublication(operator))?.state).toBe('online');

    // Prerendered, for who has no script.
    expect(await html('/concours')).toContain('Camille, Lyon');
    // For good, whatever contest follows.
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
    await page.getByText(TICKET_COPY.won(WINNERS_COPY.prizes.accessory)).waitFor();
    expect(await axeViolations(page, LIVE_PARTS)).toEqual([]);
  });
});
