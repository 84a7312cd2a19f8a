import sharp from 'sharp';
import { expect, inject, it } from 'vitest';
import { LARGEST_VARIABLES, variablesSize } from '../../../src/core/mail/mail-size.ts';
import { TOAST } from '../../../src/features/contest/form/copy.ts';
import { openContest } from '../../support/contest-page.ts';
import { plainPhoto } from '../../support/proof-pictures.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';

const { url } = inject('site');
const newContext = await visitorContexts();

it('a proof is compressed, sent by mail without EXIF data, and confirmed by a toast for ten seconds', async () => {
  const context = await newContext();
  // As in a person's browser: Playwright sets `navigator.webdriver`.
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  const { page, form, submit, toasts, fillIn, problems } = await openContest(context, url);
  const answered = page.waitForResponse('**/api/v1.0/email/send');
  const photo = await plainPhoto();
  await fillIn(photo);
  await submit.press('Enter');
  const answer = await answered;
  expect(answer.status()).toBe(200);
  await expect.poll(() => toasts.locator('p').allTextContents()).toEqual([TOAST.demonstration]);
  const files = form.locator('[name=proof]');
  expect(await files.evaluate((input) => (input as HTMLInputElement).files?.length)).toBe(0);
  expect(await form.getByLabel('Ton nom').inputValue()).toBe('');
  expect(await submit.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.clock.runFor(9999);
  expect(await toasts.count()).toBe(1);
  await page.clock.runFor(1);
  expect(await toasts.count()).toBe(0);

  const sent = answer.request().postDataJSON() as { template_params: Record<string, string> };
  const { image = '', ...rest } = sent.template_params;
  expect(rest).toMatchObject({
    from_name: 'Hugo',
    reply_to: 'hugo@exemple.fr',
    message: 'Une nouvelle preuve d’abonnement a été reçue.',
    filename: 'vacances.jpg',
  });
  expect(rest['to_email']).toMatch(/@/);
  expect(variablesSize(sent.template_params)).toBeLessThan(LARGEST_VARIABLES);
  const picture = await sharp(Buffer.from(image.split(',')[1] ?? '', 'base64')).metadata();
  expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(800);
  expect(picture.exif).toBeUndefined();
  expect((await sharp(photo.buffer).metadata()).exif).toBeDefined();
  expect(problems).toEqual([]);
});
