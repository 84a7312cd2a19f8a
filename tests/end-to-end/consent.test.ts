import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newArticle } from '../support/articles.ts';
import { launchChromium } from '../../scripts/measure/chromium.ts';
import { newInstallation, settledPublication, type Installation, type RunningCopy } from '../support/installation.ts';
import { eventually } from '../support/test-backend.ts';

const TRACKER = 'https://mesure.exemple';
const CONFIGURED = {
  PUBLIC_TRACKER_URL: `${TRACKER}/t.js`,
  PUBLIC_TRACKER_ID: 'coquelicot',
  PUBLIC_TRACKER_VERSION: '2.1',
  PUBLIC_SIGNUP_URL: 'https://rencontre.exemple/creer',
};
const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const ARTICLE = '/blog/a-voir-ailleurs';
const SIX_MONTHS = 182 * 86_400;

let installation: Installation;
let copy: RunningCopy;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Every address asked of another host than the site's, in order. */
let elsewhere: string[];
let errors: string[];
/** What the tracker does with a call. */
let tracker: 'answers' | 'fails' | 'hangs';

beforeAll(async () => {
  installation = await newInstallation();
  browser = await launchChromium();
  copy = await installation.start(CONFIGURED);
  const operator = installation.operator();
  const content = `<p>Un.</p><iframe src="${PLAYER}"></iframe><p>Deux.</p>`;
  await operator.from('blog_posts').insert(newArticle({ slug: 'a-voir-ailleurs', content }));
  await settledPublication(operator);
});

afterAll(async () => {
  await browser.close();
  await copy.stop();
  installation.remove();
});

beforeEach(() => open());

afterEach(() => context.close());

async function open(options: BrowserContextOptions = {}): Promise<void> {
  elsewhere = [];
  errors = [];
  tracker = 'answers';
  context = await browser.newContext({ baseURL: installation.url, reducedMotion: 'reduce', ...options });
  await context.route(
    (url) => url.origin !== installation.url,
    (route) => {
      const url = route.request().url();
      elsewhere.push(url);
      if (!url.startsWith(TRACKER)) return route.fulfill({ contentType: 'text/html', body: '<title>Ailleurs</title>' });
      if (tracker === 'hangs') return undefined;
      if (tracker === 'fails') return route.abort();
      const body = 'document.cookie = "traceur=1; path=/"; window.calls = (window.calls ?? 0) + 1;';
      return route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective} refuses ${blockedURI}`),
    );
  });
  page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
}

const question = () => page.getByRole('region', { name: 'Tes choix de cookies' });
const button = (name: string) => question().getByRole('button', { name });
const manage = () => page.getByRole('button', { name: 'Gérer mes cookies' });
const calls = () => elsewhere.filter((url) => url.startsWith(TRACKER)).map((url) => new URL(url));
const executed = (count: number) => page.waitForFunction((n) => (window as { calls?: number }).calls === n, count);

/** Opens the question from the footer: what the record has started has started by then. */
async function reopen(): Promise<void> {
  await manage().click();
  await question().waitFor();
}

describe('a site with a tracker', () => {
  it('calls nobody before an answer, nor after a refusal, and asks once', async () => {
    await page.goto('/');
    await question().waitFor();
    expect(await context.cookies()).toEqual([]);
    await button('Tout refuser').click();
    expect(await question().count()).toBe(0);
    await page.reload();
    await reopen();
    await page.goto('/blog');
    await reopen();
    expect(await question().count()).toBe(1);
    expect(elsewhere).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('keeps a refusal as long as an agreement: six months', async () => {
    for (const choice of ['Tout refuser', 'Tout accepter']) {
      await page.goto('/');
      await (choice === 'Tout refuser' ? question().waitFor() : reopen());
      await button(choice).click();
      const [cookie] = (await context.cookies()).filter(({ name }) => name === 'coquelicot_choix');
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
      expect(Math.round((cookie?.expires ?? 0) - Date.now() / 1000) / SIX_MONTHS).toBeCloseTo(1, 3);
    }
  });

  it('asks again when the answer was given for another recipient, or cannot be read', async () => {
    await page.goto('/');
    await button('Tout accepter').click();
    await executed(1);
    const [kept] = await context.cookies();
    const record = JSON.parse(decodeURIComponent(kept?.value ?? '')) as { revision: number };
    const other = encodeURIComponent(JSON.stringify({ ...record, revision: record.revision + 1 }));
    for (const value of [other, '%', 'null', encodeURIComponent('{"categories":["measurement"]}')]) {
      await context.clearCookies();
      await context.addCookies([{ name: 'coquelicot_choix', value, url: installation.url }]);
      await page.reload();
      await question().waitFor();
      expect(calls()).toHaveLength(1);
    }
    expect(errors).toEqual([]);
  });

  it('calls the tracker on load and on sign-up, once agreed to', async () => {
    await page.goto('/');
    await button('Tout accepter').click();
    await executed(1);
    expect(calls()[0]?.pathname).toBe('/t.js');
    expect(Object.fromEntries(calls()[0]?.searchParams ?? [])).toEqual({
      id: 'coquelicot',
      v: '2.1',
      t: expect.stringMatching(/^\d{13}$/) as string,
    });
    await page.reload();
    await executed(1);
    expect(calls()).toHaveLength(2);
    await page.evaluate(() => window.trackConversion?.());
    await executed(2);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.locator('main a[href="/inscription"]').first().click();
    await executed(3);
    await page.locator('main a[href="/blog"]').first().click();
    expect(calls()).toHaveLength(4);
    expect(new Set(calls().map(({ searchParams }) => searchParams.get('t'))).size).toBe(4);
    expect(await page.locator('script[src^="https:"]').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  it('counts the invitation that closes an article, which leads home', async () => {
    await page.goto('/blog/ecrire-une-bio');
    await button('Tout accepter').click();
    await executed(1);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.locator('header a[href="/"]').click();
    await page.getByRole('link', { name: 'Inscris-toi ici' }).click();
    await executed(2);
    expect(calls()).toHaveLength(2);
  });

  it('counts the way to the dating service too', async () => {
    await page.goto('/inscription');
    await button('Tout accepter').click();
    await executed(1);
    await page.getByRole('link', { name: 'Je m’inscris maintenant' }).first().click();
    await page.waitForURL(CONFIGURED.PUBLIC_SIGNUP_URL);
    expect(calls()).toHaveLength(2);
  });

  it('does not hold a visitor back for a tracker that never answers', async () => {
    tracker = 'hangs';
    await page.goto('/');
    await button('Tout accepter').click();
    await page.locator('main a[href="/inscription"]').first().click();
    await page.waitForURL('**/inscription');
  });

  it('only writes down that a tracker fails', async () => {
    tracker = 'fails';
    await page.goto('/');
    const failure = page.waitForEvent('console', (message) => message.text().includes('tracker did not load'));
    await button('Tout accepter').click();
    expect((await failure).type()).toBe('error');
    expect(errors.filter((text) => !/did not load|ERR_FAILED/.test(text))).toEqual([]);
  });

  it('stops when consent is withdrawn, and clears what the tracker has left', async () => {
    await page.goto('/');
    await button('Tout accepter').click();
    await executed(1);
    expect((await context.cookies()).map(({ name }) => name)).toContain('traceur');
    await reopen();
    await button('Tout refuser').click();
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['coquelicot_choix']);
    await page.evaluate(() => window.trackConversion?.());
    await page.locator('main a[href="/inscription"]').first().click();
    await page.waitForURL('**/inscription');
    await reopen();
    expect(calls()).toHaveLength(1);
  });

  describe('open in two tabs', () => {
    /** Answers in a second tab, which the tracker is let into or not as the answer says. */
    async function answerElsewhere(choice: string): Promise<void> {
      const first = page;
      page = await context.newPage();
      await page.goto('/');
      await reopen();
      await button(choice).click();
      if (choice === 'Tout accepter') await executed(1);
      await page.close();
      page = first;
    }
    const refresh = {
      shown: () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
      restored: () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    };

    it('calls no tracker in the first once the second has withdrawn consent', async () => {
      await page.goto('/');
      await button('Tout accepter').click();
      await executed(1);
      await answerElsewhere('Tout refuser');
      const before = calls().length;
      await page.evaluate(() => {
        addEventListener('click', (event) => event.preventDefault());
        window.trackConversion?.();
      });
      await page.locator('main a[href="/inscription"]').first().click();
      expect(await page.locator('script[src^="https:"]').count()).toBe(0);
      await page.goto('/blog');
      await reopen();
      expect(calls()).toHaveLength(before);
      expect(errors).toEqual([]);
    });

    it('calls no tracker once the cookie is gone, or is another recipient’s', async () => {
      for (const change of ['gone', 'other', 'unreadable', 'null', 'bare'] as const) {
        await context.clearCookies();
        await page.goto('/');
        await button('Tout accepter').click();
        await executed(1);
        const before = calls().length;
        const kept = (await context.cookies()).find(({ name }) => name === 'coquelicot_choix');
        const record = JSON.parse(decodeURIComponent(kept?.value ?? '')) as { revision: number };
        const values = {
          other: JSON.stringify({ ...record, revision: record.revision + 1 }),
          null: 'null',
          bare: '{"categories":["measurement"]}',
        };
        await context.clearCookies();
        if (change !== 'gone') {
          const value = change === 'unreadable' ? '%' : encodeURIComponent(values[change]);
          await context.addCookies([{ name: 'coquelicot_choix', value, url: installation.url }]);
        }
        await page.evaluate(() => window.trackConversion?.());
        expect(await page.locator('script[src^="https:"]').count()).toBe(0);
        expect(calls()).toHaveLength(before);
      }
      expect(errors).toEqual([]);
    });

    it.each(['shown', 'restored'] as const)('follows the second when the first is %s again', async (how) => {
      const frame = page.locator('.embed iframe');
      await page.goto(ARTICLE);
      await button('Tout refuser').click();
      await answerElsewhere('Tout accepter');
      expect(await frame.count()).toBe(0);
      await refresh[how]();
      await executed(1);
      await frame.waitFor();
      await answerElsewhere('Tout refuser');
      await refresh[how]();
      expect(await frame.count()).toBe(0);
      expect(await page.locator('script[src^="https:"]').count()).toBe(0);
      expect(errors).toEqual([]);
    });

    it('keeps what is answered last, though it is what the first tab said before', async () => {
      await page.goto('/');
      await button('Tout accepter').click();
      await executed(1);
      await reopen();
      await answerElsewhere('Tout refuser');
      await button('Tout accepter').click();
      await page.reload();
      await executed(1);
      expect(await question().count()).toBe(0);
    });
  });

  it('lets choose one by one, and shows the choice again', async () => {
    await page.goto('/');
    await button('Choisir').click();
    const [necessary, measurement, embeds] = await question().getByRole('checkbox').all();
    expect(await necessary?.isDisabled()).toBe(true);
    expect([await measurement?.isChecked(), await embeds?.isChecked()]).toEqual([false, false]);
    await embeds?.check();
    await button('Garder ces choix').click();
    await page.reload();
    await reopen();
    expect(await question().getByRole('checkbox', { checked: true }).count()).toBe(2);
    expect(await measurement?.isChecked()).toBe(false);
    expect(calls()).toEqual([]);
  });

  it('leaves alone the question that a visitor has opened before the page was loaded', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await context.route('**/late.png', async (route) => {
      await arrival;
      await route.abort();
    });
    await page.route(`${installation.url}/`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('</main>', '<img src="/late.png"></main>'),
      });
    });
    // What comes after the load is then done when the test says so.
    await page.addInitScript(() => {
      const waiting: (() => void)[] = [];
      Object.assign(window, { requestIdleCallback: (task: () => void) => waiting.push(task), waiting });
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await reopen();
    const box = question().getByRole('checkbox').nth(1);
    await box.check();
    arrive();
    await page.waitForLoadState('load');
    const asked = await question().elementHandle();
    await page.waitForFunction(() => (window as { waiting?: unknown[] }).waiting?.length);
    await page.evaluate(async () => {
      for (const task of (window as { waiting?: (() => void)[] }).waiting ?? []) task();
      // Longer than an import that is there already and a stylesheet that has come.
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await asked?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await question().count()).toBe(1);
    expect(await box.isChecked()).toBe(true);
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('asks once, in detail, whoever opens the question twice while it is on its way', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await context.route(/consent[^/]*\.css/, async (route) => {
      await arrival;
      await route.continue();
    });
    const styles = page.waitForRequest(/consent[^/]*\.css/);
    await page.goto('/');
    await styles;
    await manage().click();
    await manage().click();
    arrive();
    await question().waitFor();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await question().count()).toBe(1);
    expect(await question().getByRole('group', { name: 'Tes choix' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('consent');
  });

  it('works by keyboard, first in the page and no trap', async () => {
    await page.goto('/');
    await question().waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent.trim());
    const names: unknown[] = [];
    for (let count = 0; count < 5; count += 1) {
      await page.keyboard.press('Tab');
      names.push(await focused());
    }
    expect(names).toEqual(['Tout savoir', 'Tout refuser', 'Tout accepter', 'Choisir', 'Aller au contenu']);
    await button('Tout refuser').press('Enter');
    expect(await question().count()).toBe(0);
    await manage().press(' ');
    await question().waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('consent');
    await page.keyboard.press('Escape');
    expect(await question().count()).toBe(0);
    expect(await focused()).toBe('Gérer mes cookies');
  });

  it('gives refusing and accepting the same look, on a narrow screen that it does not fill', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    await question().waitFor();
    const looks = await Promise.all(
      ['Tout refuser', 'Tout accepter'].map((name) =>
        button(name).evaluate((element) => {
          const { color, backgroundColor, font, padding, border } = getComputedStyle(element);
          return { color, backgroundColor, font, padding, border, top: element.getBoundingClientRect().top };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect((await question().boundingBox())?.height).toBeLessThanOrEqual(640 * 0.6);
  });

  it.each(['light', 'dark'] as const)('leaves nothing for axe to report, %s', async (colorScheme) => {
    await context.close();
    await open({ colorScheme });
    await page.goto(ARTICLE);
    await button('Choisir').click();
    const { violations } = await new AxeBuilder({ page }).include('.consent').include('.embed').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it('leads to the page about cookies without script', async () => {
    await context.close();
    await open({ javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('link', { name: 'Gérer mes cookies' }).click();
    await page.waitForURL('**/cookies');
  });
});

describe('an embed', () => {
  const frame = () => page.locator('.embed iframe');

  it('loads nothing before its button is used, moves nothing then, and closes again', async () => {
    await page.goto(ARTICLE);
    await button('Tout refuser').click();
    expect(elsewhere).toEqual([]);
    const heights = () =>
      page.evaluate(() => [document.body.scrollHeight, document.querySelector('.embed')?.clientHeight]);
    const before = await heights();
    await page.getByRole('button', { name: 'Afficher la vidéo' }).click();
    await page.frameLocator('.embed iframe').locator('title').waitFor({ state: 'attached' });
    expect(elsewhere).toEqual([PLAYER]);
    expect(await frame().getAttribute('title')).toBe('Vidéo YouTube');
    expect(await heights()).toEqual(before);
    await page.getByRole('button', { name: 'Refermer la vidéo' }).click();
    expect(await frame().count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('shows itself once its kind is agreed to, and no longer when that is withdrawn', async () => {
    await page.goto(ARTICLE);
    await button('Tout accepter').click();
    await frame().waitFor();
    await page.reload();
    await frame().waitFor();
    await reopen();
    await button('Tout refuser').click();
    expect(await frame().count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('is a picture and a link without script', async () => {
    await context.close();
    await open({ javaScriptEnabled: false });
    await page.goto(ARTICLE);
    expect(await page.locator('.embed button').isVisible()).toBe(false);
    const link = page.getByRole('link', { name: 'Voir sur YouTube' });
    expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('opens the policy of its own page only, to its own host only', async () => {
    const policyOf = async (path: string) => {
      const html = await (await fetch(`${installation.url}${path}`)).text();
      return /frame-src [^;"]*/.exec(html)?.[0];
    };
    expect(await policyOf(ARTICLE)).toBe('frame-src https://www.youtube-nocookie.com');
    expect(await policyOf('/blog/ecrire-une-bio')).toBeUndefined();
  });
});

describe('a site without tracker', () => {
  beforeAll(async () => {
    await copy.stop();
    copy = await installation.start();
    await eventually(() => copy.output().includes('Online:'), 'the site is built again', 60_000);
  });

  it('carries no consent, keeps nothing, and still offers its embeds', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const counted = page.waitForResponse((response) => response.url().includes('increment-article-metrics'));
    await page.goto(ARTICLE);
    await counted;
    expect(await page.getByText('Gérer mes cookies').count()).toBe(0);
    expect(requested.filter((url) => /consent/i.test(url))).toEqual([]);
    expect(elsewhere).toEqual([]);
    await page.getByRole('button', { name: 'Afficher la vidéo' }).click();
    await frameOf(PLAYER).waitFor();
    expect(await context.cookies()).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('opens its policy to no tracker', async () => {
    expect(await (await fetch(installation.url)).text()).not.toContain(TRACKER);
  });
});

describe('a tracker half configured', () => {
  it('fails the build in a sentence, and leaves the site online', async () => {
    await copy.stop();
    copy = await installation.start({ PUBLIC_TRACKER_URL: CONFIGURED.PUBLIC_TRACKER_URL });
    const sentence = 'The tracker is only half configured: set PUBLIC_TRACKER_ID too, or none of the three.';
    await eventually(() => copy.output().includes(sentence), 'the failure is told', 60_000);
    expect((await fetch(installation.url)).status).toBe(200);
  });
});

const frameOf = (address: string) => page.locator(`.embed iframe[src="${address}"]`);
