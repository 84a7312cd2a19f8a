import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import zlib from 'node:zlib';
import { createClient } from '@supabase/supabase-js';
import type { Browser, Page } from 'playwright';
import { SESSION_KEY } from '../../src/core/privacy/storage-keys.ts';
import type { Database } from '../../src/gateway/database.types.ts';

const EMAIL = 'mesure@exemple.fr';
const PASSWORD = 'mesurer-le-poids-des-mots';
/** Where an article of the list is: in a table, or in cards. */
const FIRST_ROW = '.article-name a';
const TEXT = '[contenteditable="true"]';

/** Bytes of script in gzip, by when they are loaded. */
export interface BackOfficeWeights {
  firstRows: number;
  /** What renews the session, after the rows. */
  afterwards: number;
  editor: number;
}

/** Makes the first administrator of a running copy. @returns their session, as a browser keeps it */
export async function administratorSession(url: string, dataDirectory: string): Promise<string> {
  const keys = parseEnv(readFileSync(path.join(dataDirectory, 'supabase.env'), 'utf8'));
  const client = createClient<Database>(url, String(keys['SUPABASE_PUBLISHABLE_KEY']), {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const account = { email: EMAIL, password: PASSWORD };
  await client.auth.signUp(account);
  const { data, error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  await client.rpc('claim_first_admin').throwOnError();
  return JSON.stringify(data.session);
}

/** What an administrator's browser loads of script, up to the list's first rows, after them, and for the editor. */
export async function measureWeights(browser: Browser, url: string, session: string): Promise<BackOfficeWeights> {
  const page = await openAs(browser, session);
  const scripts: { askedAt: number; body: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() === 'script') {
      scripts.push({ askedAt: request.timing().startTime, body: response.body() });
    }
  });
  const soFar = async (end = Infinity) => {
    const bodies = await Promise.all(scripts.filter(({ askedAt }) => askedAt <= end).map(({ body }) => body));
    return bodies.reduce((sum, body) => sum + zlib.gzipSync(body, { level: 9 }).length, 0);
  };
  await page.addInitScript(noteFirstRow, FIRST_ROW);

  await page.goto(`${url}/admin/editor`);
  await page.locator(FIRST_ROW).first().waitFor();
  const firstRowAt = await page.evaluate(() => Number(document.documentElement.dataset.firstRowAt));
  // The editor's code is loaded ahead 2 s after the rows: too late for this.
  await page.waitForLoadState('networkidle');
  const firstRows = await soFar(firstRowAt);
  const settled = await soFar();
  await page.locator('a[href="/admin/blog/new"]').first().click();
  await page.locator(TEXT).waitFor();
  await page.waitForLoadState('networkidle');
  const total = await soFar();
  await page.context().close();
  return { firstRows, afterwards: settled - firstRows, editor: total - settled };
}

/** Milliseconds from opening the list to its first rows, for one who has never seen it: the median of so many times. */
export async function timeToFirstRows(browser: Browser, url: string, session: string, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await openAs(browser, session);
    await page.addInitScript((selector) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        // Once it is painted.
        requestAnimationFrame(() => setTimeout(() => performance.mark('first-rows')));
      });
      observer.observe(document, { childList: true, subtree: true });
    }, FIRST_ROW);
    await page.goto(`${url}/admin/editor`);
    const handle = await page.waitForFunction(() => performance.getEntriesByName('first-rows')[0]?.startTime);
    times.push(Number(await handle.jsonValue()));
    await page.context().close();
  }
  return Math.round(times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0);
}

async function openAs(browser: Browser, session: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, session] as const);
  return context.newPage();
}

/** Notes when the first row came: on a busy machine, what is loaded after it is there before one hears of it from outside. */
function noteFirstRow(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    document.documentElement.dataset.firstRowAt = String(performance.timeOrigin + performance.now());
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}
