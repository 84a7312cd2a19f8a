import sharp from 'sharp';
import type { BrowserContextOptions } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { CONTEST_ADDRESS } from '../../../src/core/site/addresses.ts';
import { LARGEST_VARIABLES, variablesSize } from '../../../src/core/mail/mail-size.ts';
import {
  MISSING,
  MISSING_FIELDS,
  NOT_COMPRESSED,
  PROOF_COPY,
  PROOF_NOT_READY,
  REFUSED,
  TOAST,
  TOO_QUICK,
} from '../../../src/features/contest/form/copy.ts';
import { FORM_COPY } from '../../../src/presentation/forms/copy.ts';
import { mailFailureReason } from '../../../src/presentation/mail/copy.ts';
import { axeViolations } from '../../support/axe.ts';
import { answerMail, openContest, type ContestScreen } from '../../support/contest-page.ts';
import { DAMAGED, HEIC, noisyPhoto, plainPhoto, PRETENDED, stubbornPhoto } from '../../support/proof-pictures.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';

const { url } = inject('site');
const newContext = visitorContexts();

async function open(options: BrowserContextOptions = {}): Promise<ContestScreen> {
  const context = await newContext(options);
  // As a person's browser: Playwright's says that it is driven.
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  return openContest(context, url);
}

/** Text and file stay in the form after a failure. */
async function expectAnswersKept({ form }: ContestScreen, file: string): Promise<void> {
  expect(await form.getByLabel('Ton nom').inputValue()).toBe('Hugo');
  expect(await form.getByLabel('Ton adresse e-mail').inputValue()).toBe('hugo@exemple.fr');
  expect(await filesOf({ form })).toEqual([file]);
}

function filesOf({ form }: Pick<ContestScreen, 'form'>): Promise<string[]> {
  return form
    .locator('[name=proof]')
    .evaluate((input) => Array.from((input as HTMLInputElement).files ?? [], ({ name }) => name));
}

/** What axe finds in the page, in both schemes. It waits for timers, and the page's stand still: they are let go on meanwhile. */
async function violations({ page }: ContestScreen): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    let isLooking = true;
    const looking = axeViolations(page).finally(() => (isLooking = false));
    while (isLooking) await page.clock.runFor(1);
    found.push(...(await looking));
  }
  return found;
}

describe('a proof', () => {
  it('is compressed, sent without where it was taken, and thanked for during ten seconds', async () => {
    const screen = await open();
    const { page, form, submit, toasts, problems } = screen;
    const sent = await answerMail(page, 200);
    const photo = await plainPhoto();
    await screen.fillIn(photo);
    await submit.press('Enter');
    await expect.poll(() => toasts.locator('p').allTextContents()).toEqual([TOAST.demonstration]);
    expect(await filesOf(screen)).toEqual([]);
    expect(await form.getByLabel('Ton nom').inputValue()).toBe('');
    expect(await submit.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.clock.runFor(9999);
    expect(await toasts.count()).toBe(1);
    await page.clock.runFor(1);
    expect(await toasts.count()).toBe(0);

    expect(sent).toHaveLength(1);
    const { image = '', ...rest } = sent[0] ?? {};
    expect(rest).toMatchObject({
      from_name: 'Hugo',
      reply_to: 'hugo@exemple.fr',
      message: 'Une nouvelle preuve d’abonnement a été reçue.',
      filename: 'vacances.jpg',
    });
    expect(rest['to_email']).toMatch(/@/);
    expect(variablesSize(sent[0] ?? {})).toBeLessThan(LARGEST_VARIABLES);
    const picture = await sharp(Buffer.from(image.split(',')[1] ?? '', 'base64')).metadata();
    expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(800);
    expect(picture.exif).toBeUndefined();
    expect((await sharp(photo.buffer).metadata()).exif).toBeDefined();
    expect(problems).toEqual([]);
  });

  it('reaches the mail endpoint of the copy itself', async () => {
    const screen = await open();
    const { page, submit, toasts } = screen;
    const answered = page.waitForResponse('**/api/v1.0/email/send');
    await screen.fillIn(await plainPhoto(300, 200));
    await submit.click();
    expect((await answered).status()).toBe(200);
    await toasts.getByText(TOAST.demonstration).waitFor();
    await toasts.getByRole('button', { name: PROOF_COPY.close }).click();
    expect(await toasts.count()).toBe(0);
  });

  it.each([
    [200, 'success'],
    [500, 'error'],
  ])('leaves a message that axe has nothing against, with status %i', async (code, kind) => {
    const screen = await open();
    await answerMail(screen.page, code);
    await screen.fillIn(await plainPhoto(300, 200));
    await screen.submit.click();
    await screen.page.locator(`.contest-toast[data-kind=${kind}]`).waitFor();
    expect(await violations(screen)).toEqual([]);
  });

  it('of 12 megapixels is compressed too', async () => {
    const screen = await open();
    const sent = await answerMail(screen.page, 200);
    const photo = await plainPhoto(4000, 3000);
    expect(photo.buffer.length).toBeLessThan(2 * 1024 * 1024);
    await screen.fillIn(photo);
    await screen.submit.click();
    await screen.toasts.getByText(TOAST.demonstration).waitFor({ timeout: 60_000 });
    expect(variablesSize(sent[0] ?? {})).toBeLessThan(LARGEST_VARIABLES);
  });

  it('is compressed where the network is gone, and kept', async () => {
    const screen = await open();
    const { page, submit, toasts, status } = screen;
    await screen.fillIn(await plainPhoto());
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.context().setOffline(true);
    await submit.click();
    await status.getByText(mailFailureReason(0)).waitFor();
    expect(await toasts.locator('p').allTextContents()).toEqual([TOAST.failed]);
    await expectAnswersKept(screen, 'vacances.jpg');
    await page.context().setOffline(false);
    await submit.click();
    await toasts.getByText(TOAST.demonstration).waitFor();
    // A browser may keep a failed import for as long as the page is open.
    expect(scripts).toEqual([]);
  });

  it('cannot be sent where the form does not load, and says why', async () => {
    const context = await newContext();
    await context.route('**/_astro/mount.*', (route) => route.abort());
    const page = await context.newPage();
    await page.goto(url + CONTEST_ADDRESS);
    const form = page.locator('#inscription form');
    await form.scrollIntoViewIfNeeded();
    await page.getByRole('alert').getByText(PROOF_NOT_READY).waitFor();
    expect(await form.locator('[type=submit]').isVisible()).toBe(false);
  });
});

describe('a form that is not complete', () => {
  it('says so, at each field too, and gives the keyboard to the first', async () => {
    const screen = await open();
    const { page, form, submit, status } = screen;
    const sent = await answerMail(page, 200);
    await page.clock.runFor(5000);
    await submit.click();
    expect(await status.textContent()).toBe(MISSING_FIELDS);
    expect(await form.locator('.field-error').allTextContents()).toEqual(Object.values(MISSING));
    const described = await form.locator('[name=proof]').getAttribute('aria-describedby');
    const words = (described ?? '').split(' ').map((id) => page.locator(`#${id}`).textContent());
    expect(await Promise.all(words)).toEqual([PROOF_COPY.proofHint, MISSING.proof]);
    // The form library gives it a moment later.
    await page.clock.runFor(1);
    expect(await form.locator('[name=name]:focus').count()).toBe(1);
    expect(await violations(screen)).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('that is sent faster than a person can is not sent, and says why', async () => {
    const screen = await open();
    const sent = await answerMail(screen.page, 200);
    const { form, submit, status } = screen;
    await form.getByLabel('Ton nom').fill('Hugo');
    await form.getByLabel('Ton adresse e-mail').fill('hugo@exemple.fr');
    await screen.choose(await plainPhoto(300, 200));
    await submit.click();
    await status.getByText(TOO_QUICK).waitFor();
    await screen.page.clock.runFor(3000);
    expect(await screen.toasts.count()).toBe(0);
    // Nor what fills in a field that no person sees.
    await form
      .locator('[name=leave_empty]')
      .evaluate((field) => ((field as HTMLInputElement).value = 'https://x.example'));
    await submit.click();
    await status.getByText(FORM_COPY.trapped).waitFor();
    expect(sent).toEqual([]);
    // It was emptied.
    await submit.click();
    await screen.toasts.getByText(TOAST.demonstration).waitFor();
  });
});

describe('a file that is no proof', () => {
  it('over 2 MB is refused at once and cleared; the button does nothing until another is chosen', async () => {
    const screen = await open();
    const { page, submit, fileError } = screen;
    const sent = await answerMail(page, 200);
    const photo = await noisyPhoto(1600, 1000);
    expect(photo.buffer.length).toBeGreaterThan(2.1 * 1024 * 1024);
    await screen.fillIn(photo);
    expect(await fileError.textContent()).toBe('Le fichier est trop volumineux (max 2MB)');
    expect(await filesOf(screen)).toEqual([]);
    expect(await submit.getAttribute('aria-disabled')).toBe('true');
    expect(await violations(screen)).toEqual([]);
    await submit.click({ force: true });
    expect(await screen.form.locator('[name=proof]').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(sent).toEqual([]);
    await screen.choose(await plainPhoto(300, 200));
    await expect.poll(() => fileError.count()).toBe(0);
    await submit.click();
    await screen.toasts.getByText(TOAST.demonstration).waitFor();
  });

  it.each([
    ['a text called .png', PRETENDED, REFUSED['not-a-picture']],
    ['a HEIC photo', HEIC, REFUSED['unreadable-heic']],
  ])('is refused at its field: %s', async (_what, file, message) => {
    const screen = await open();
    await screen.fillIn(file);
    await expect.poll(() => screen.fileError.textContent()).toBe(message);
    expect(await filesOf(screen)).toEqual([]);
    expect(await violations(screen)).toEqual([]);
    await screen.submit.click();
    expect(await screen.status.textContent()).toBe(MISSING_FIELDS);
    expect(await screen.fileError.textContent()).toBe(message);
  });

  it('will not shrink: it is refused after compression, with nothing sent', async () => {
    const screen = await open();
    const sent = await answerMail(screen.page, 200);
    await screen.fillIn(await stubbornPhoto());
    await screen.submit.click();
    await screen.fileError.getByText(REFUSED['too-large-compressed']).waitFor({ timeout: 60_000 });
    expect(sent).toEqual([]);
    await expectAnswersKept(screen, 'confettis.jpg');
  });

  it('is damaged: the message of a failure, and what to do', async () => {
    const screen = await open();
    await screen.fillIn(DAMAGED);
    await screen.submit.click();
    await screen.toasts.getByText(TOAST.failed).waitFor();
    expect(await screen.status.textContent()).toBe(NOT_COMPRESSED);
    await expectAnswersKept(screen, 'abimee.jpg');
  });
});

describe('a proof that does not arrive', () => {
  it.each([400, 403, 413, 429, 451, 500])(
    'with status %i keeps all and says why, for eight seconds at the top',
    async (code) => {
      const screen = await open();
      const { page, submit, toasts, status } = screen;
      await answerMail(page, code);
      await screen.fillIn(await plainPhoto(300, 200));
      await submit.click();
      await status.getByText(mailFailureReason(code)).waitFor();
      expect(await toasts.locator('p').allTextContents()).toEqual([TOAST.failed]);
      await expectAnswersKept(screen, 'vacances.jpg');
      await page.clock.runFor(7999);
      expect(await toasts.count()).toBe(1);
      await page.clock.runFor(1);
      expect(await toasts.count()).toBe(0);
    },
  );

  it('without an answer waits half a minute, its button asleep, and then says so', async () => {
    const screen = await open();
    const { page, submit, status } = screen;
    const sent = await answerMail(page, null);
    await screen.fillIn(await plainPhoto(300, 200));
    await submit.click();
    await expect.poll(() => sent.length).toBe(1);
    expect(await submit.textContent()).toBe('Envoi en cours…');
    expect(await submit.getAttribute('aria-disabled')).toBe('true');
    expect(await violations(screen)).toEqual([]);
    await submit.click({ force: true });
    await page.clock.runFor(30_000);
    await status.getByText(mailFailureReason(0)).waitFor();
    expect(await submit.textContent()).toBe(PROOF_COPY.submit);
    expect(sent).toHaveLength(1);
    await expectAnswersKept(screen, 'vacances.jpg');
    expect(await violations(screen)).toEqual([]);
  });
});
