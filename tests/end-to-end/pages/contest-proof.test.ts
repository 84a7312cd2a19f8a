import sharp from 'sharp';
import type { BrowserContextOptions } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { LARGEST_VARIABLES, variablesSize } from '../../../src/core/mail/mail-size.ts';
import { MISSING, MISSING_FIELDS, PROOF_COPY, TOAST } from '../../../src/features/contest/form/copy.ts';
import { axeViolations } from '../../support/axe.ts';
import { answerMail, openContest, type ContestScreen } from '../../support/contest-page.ts';
import { plainPhoto } from '../../support/proof-pictures.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';

const { url } = inject('site');
const newContext = await visitorContexts();

async function open(options: BrowserContextOptions = {}): Promise<ContestScreen> {
  const context = await newContext(options);
  // As a person's browser: Playwright's says that it is driven.
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  return openContest(context, url);
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
});
