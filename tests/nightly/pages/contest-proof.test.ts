import type { BrowserContextOptions } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { LARGEST_VARIABLES, variablesSize } from '../../../src/core/mail/mail-size.ts';
import { REFUSED, TOAST, PROOF_COPY } from '../../../src/features/contest/form/copy.ts';
import { mailFailureReason } from '../../../src/presentation/mail/copy.ts';
import { axeViolations } from '../../support/axe.ts';
import { answerMail, openContest, type ContestScreen } from '../../support/contest-page.ts';
import { plainPhoto, stubbornPhoto, noisyPhoto } from '../../support/proof-pictures.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';

const { url } = inject('site');

const newContext = await visitorContexts();

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

/**
 * Finds violations with axe in both schemes. Advances the page's frozen clock meanwhile, since axe waits for timers.
 */
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
});

describe('a file that is no proof', () => {
  it('will not shrink: it is refused after compression, with nothing sent', async () => {
    const screen = await open();
    const sent = await answerMail(screen.page, 200);
    await screen.fillIn(await stubbornPhoto());
    await screen.submit.click();
    await screen.fileError.getByText(REFUSED['too-large-compressed']).waitFor({ timeout: 60_000 });
    expect(sent).toEqual([]);
    await expectAnswersKept(screen, 'confettis.jpg');
  });

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
});

describe('a proof that does not arrive', () => {
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
