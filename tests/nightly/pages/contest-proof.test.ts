import { expect, inject, it } from 'vitest';
import { TOAST } from '../../../src/features/contest/form/copy.ts';
import { mailFailureReason } from '../../../src/presentation/mail/copy.ts';
import { axeViolations } from '../../support/axe.ts';
import { answerMail, openContest, type ContestScreen } from '../../support/contest-page.ts';
import { plainPhoto, noisyPhoto } from '../../support/proof-pictures.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';

const { url } = inject('site');

const newContext = await visitorContexts();

async function open(): Promise<ContestScreen> {
  const context = await newContext({ colorScheme: 'dark' });
  // Makes the browser report that no program drives it.
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  return openContest(context, url);
}

/** Expects text and file to stay in the form after a failure. */
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

/** Finds violations with axe in the dark. Advances the page's frozen clock meanwhile, since axe waits for timers. */
async function violations({ page }: ContestScreen): Promise<string[]> {
  let isLooking = true;
  const looking = axeViolations(page, ['main']).finally(() => (isLooking = false));
  while (isLooking) await page.clock.runFor(1);
  return looking;
}

it('the contest form compresses a proof offline without loading a script, and keeps its answers', async () => {
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
  expect(await violations(screen)).toEqual([]);
  await page.context().setOffline(false);
  await submit.click();
  await toasts.getByText(TOAST.demonstration).waitFor();
  // A browser may keep a failed import for as long as the page is open.
  expect(scripts).toEqual([]);
});

it('a file over 2 MB is refused at once and cleared; the button does nothing until another is chosen', async () => {
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
