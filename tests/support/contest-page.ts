import type { BrowserContext, Locator, Page } from 'playwright';
import { CONTEST_ADDRESS } from '../../src/core/site/addresses.ts';
import type { ChosenFile } from './proof-pictures.ts';

/** The variables of a message, as the mail service is given them. */
type SentVariables = Record<string, string>;

/** The page of the contest in a browser, once its form works. */
export interface ContestScreen {
  page: Page;
  /** Errors of scripts and violations of the policy. */
  problems: string[];
  form: Locator;
  submit: Locator;
  toasts: Locator;
  /** Message under the form's button. */
  status: Locator;
  /** Error at the file's field. */
  fileError: Locator;
  choose(file: ChosenFile): Promise<void>;
  /** Fills in name and address, chooses a file, and waits as long as a person needs. */
  fillIn(file: ChosenFile): Promise<void>;
}

/** Times of the page's clock: when it is made, and when it is stopped, before the page opens. Only the test moves it afterwards. */
const CLOCK_MADE = new Date('2026-11-22T20:00:00Z');
const PAGE_OPENED = new Date('2026-11-22T20:00:01Z');

/** Milliseconds before which the form takes a sender for a machine. */
const LEAST_TIME = 3000;
const MAIL = '**/api/v1.0/email/send';

/** Opens the contest under the test's clock, and waits until its form works. @param chance value of every random number */
export async function openContest(context: BrowserContext, site: string, chance = 0): Promise<ContestScreen> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.exposeFunction('noteReport', (report: string) => problems.push(`policy: ${report}`));
  await page.addInitScript((value) => {
    Object.assign(window, { chance: value });
    Math.random = () => (window as unknown as { chance: number }).chance;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { noteReport(report: string): void }).noteReport(`${violatedDirective} ${blockedURI}`);
    });
  }, chance);
  await page.clock.install({ time: CLOCK_MADE });
  await page.clock.pauseAt(PAGE_OPENED);
  await page.goto(site + CONTEST_ADDRESS);
  const form = page.locator('#inscription form');
  await form.scrollIntoViewIfNeeded();
  const submit = form.locator('[type=submit]');
  await form.locator('[type=submit]:enabled').waitFor();
  const choose = (file: ChosenFile) => form.locator('[name=proof]').setInputFiles(file);
  return {
    page,
    problems,
    form,
    submit,
    toasts: page.locator('.contest-toast'),
    status: form.locator('.form-status'),
    fileError: form.locator('.proof-file .field-error'),
    choose,
    async fillIn(file) {
      await form.getByLabel('Ton nom').fill('Hugo');
      await form.getByLabel('Ton adresse e-mail').fill('hugo@exemple.fr');
      await choose(file);
      await page.clock.runFor(LEAST_TIME);
    },
  };
}

/**
 * Answers each message in place of the mail service.
 *
 * @param status null to leave each message without an answer
 * @returns the variables of the messages sent so far
 */
export async function answerMail(page: Page, status: number | null): Promise<SentVariables[]> {
  const sent: SentVariables[] = [];
  await page.route(MAIL, async (route) => {
    const { template_params: variables } = route.request().postDataJSON() as { template_params: SentVariables };
    sent.push(variables);
    if (status !== null) await route.fulfill({ status, body: status === 200 ? 'OK' : 'Refused' });
  });
  return sent;
}
