import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';
import { countWords, WORD_DIGITS, type RunResult } from './count.ts';
import { openEditor, type EditorPage } from './editor-page.ts';
import { interceptSaves, NETWORK_FAULTS, type NetworkFault } from './network.ts';
import { seededRandom } from '../../src/core/text/seeded-random.support.ts';
import { newArticle, textsOnServer, writeElsewhere, type FaultSite } from './site.ts';

const ACTIONS = 8;
/** Milliseconds to wait for the offer of a recovered text. */
const MOST_UNTIL_OFFERED = 3000;
/** Attempts to settle and save at the end; together longer than a save waits for its answer. */
const MOST_ATTEMPTS = 20;

export interface FaultBrowser {
  context: BrowserContext;
  faults: NetworkFault[];
}

export async function openBrowser(site: FaultSite): Promise<FaultBrowser> {
  const context = await site.newContext();
  return { context, faults: await interceptSaves(context) };
}

/**
 * Writes one article while the faults of a seed occur, then looks for every word. Never throws. A browser may be used
 * again after a good run.
 */
export async function runFaults(site: FaultSite, browser: FaultBrowser, seed: number): Promise<RunResult> {
  const run = new FaultRun(site, browser, seed);
  let problem: string | null = null;
  let texts: string[] = [];
  try {
    texts = await run.writeAndCollect();
  } catch (error) {
    problem = (error as Error).message.split('\n', 1)[0] ?? 'unknown';
  } finally {
    await run.end();
  }
  return { seed, actions: run.actions, texts, ...countWords(problem ? [] : run.typed, texts), problem };
}

class FaultRun {
  readonly typed: string[] = [];
  readonly actions: string[] = [];
  private words = 0;
  private isFull = false;
  private readonly random: () => number;
  private readonly site: FaultSite;
  private readonly seed: number;
  private readonly context: BrowserContext;
  private readonly faults: NetworkFault[];

  constructor(site: FaultSite, { context, faults }: FaultBrowser, seed: number) {
    this.site = site;
    this.context = context;
    this.faults = faults;
    this.seed = seed;
    this.random = seededRandom(seed);
  }

  async writeAndCollect(): Promise<string[]> {
    const articleId = await newArticle(this.site, `Essai ${this.seed}`);
    const address = `${this.site.url}/admin/editor/${articleId}?type=blog`;
    const { context } = this;
    let editor = await openEditor(context, address);
    await this.type(editor);
    for (let count = 0; count < ACTIONS; count += 1) {
      editor = await this.act(editor, context, address, articleId);
      await sleep(this.random() * 300);
    }
    await this.calmDown(editor, context);
    await this.saveAll(editor);
    // Opens the article again, so that a text that the journal wrongly kept is offered, and counted.
    await editor.page.close();
    const last = await openEditor(context, address);
    await this.saveAll(last);
    return [...(await textsOnServer(this.site, articleId)), await last.text()];
  }

  async end(): Promise<void> {
    this.faults.length = 0;
    for (const page of this.context.pages()) await page.close({ runBeforeUnload: false }).catch(() => {});
  }

  private pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(this.random() * items.length)] ?? items[0];
  }

  private newWord(writer: 'm' | 'e'): string {
    return `${writer}${String((this.words += 1)).padStart(WORD_DIGITS, '0')}`;
  }

  private async type(editor: EditorPage): Promise<void> {
    const count = 1 + Math.floor(this.random() * 5);
    const words = Array.from({ length: count }, () => this.newWord('m'));
    const before = await editor.text();
    await editor.type(` ${words.join(' ')}`);
    const after = await editor.text();
    // Nothing was typed if another tab writes, or a dialog is open.
    this.typed.push(...words.filter((word) => after !== before && after.includes(word)));
  }

  private async act(
    editor: EditorPage,
    context: BrowserContext,
    address: string,
    articleId: string,
  ): Promise<EditorPage> {
    const action = this.pick([
      'type',
      'type',
      'fault',
      'fault',
      'save',
      'offline',
      'kill',
      'crash',
      'tab',
      'person',
      'clock',
      'full',
    ]);
    this.actions.push(action);
    switch (action) {
      case 'fault': {
        const fault = this.pick(NETWORK_FAULTS);
        this.actions.push(fault);
        this.faults.push(fault);
        await editor.save();
        break;
      }
      case 'save':
        await editor.save();
        break;
      case 'offline':
        await context.setOffline(true);
        await this.type(editor);
        await editor.save();
        await sleep(this.random() * 1000);
        await context.setOffline(false);
        break;
      case 'kill':
      case 'crash': {
        // With a full journal the text is only in this tab, which says so: a person would not close it.
        if (this.isFull) break;
        await editor.journalWritten();
        await (action === 'kill' ? editor.page.close({ runBeforeUnload: false }) : editor.crash());
        const opened = await openEditor(context, address);
        await opened.offered(MOST_UNTIL_OFFERED);
        await opened.settle();
        return opened;
      }
      case 'tab': {
        const second = await openEditor(context, address);
        await sleep(700);
        await second.writeHere();
        await sleep(700);
        await this.type(second);
        await editor.page.close({ runBeforeUnload: false });
        // Only the closed tab was made to fail.
        this.isFull = false;
        return second;
      }
      case 'person': {
        const word = this.newWord('e');
        if (await writeElsewhere(this.site, articleId, word)) this.typed.push(word);
        break;
      }
      case 'clock':
        await jumpClock(editor, (this.random() - 0.5) * 7_200_000);
        break;
      case 'full':
        this.isFull = true;
        await fillStorage(editor);
        break;
    }
    await editor.settle();
    await this.type(editor);
    return editor;
  }

  private async calmDown(editor: EditorPage, context: BrowserContext): Promise<void> {
    this.faults.length = 0;
    this.isFull = false;
    await emptyStorage(editor);
    await context.setOffline(false);
  }

  /** Settles and saves until nothing is unsaved and the journal is empty. */
  private async saveAll(editor: EditorPage): Promise<void> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      await editor.settle();
      if (!(await editor.isUnsaved()) && (await editor.isJournalEmpty())) return;
      await editor.save();
      await sleep(500 + attempt * 200);
    }
    throw new Error(
      `After the faults, the text was not saved or the journal not emptied within ${MOST_ATTEMPTS} attempts`,
    );
  }
}

function jumpClock(editor: EditorPage, milliseconds: number): Promise<void> {
  return editor.page.evaluate((jump) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + jump;
  }, milliseconds);
}

function fillStorage(editor: EditorPage): Promise<void> {
  return editor.page.evaluate(() => {
    const store = IDBObjectStore.prototype as IDBObjectStore & { realPut?: IDBObjectStore['put'] };
    store.realPut ??= store.put;
    store.put = () => {
      throw new DOMException('The disk is full, on purpose', 'QuotaExceededError');
    };
  });
}

function emptyStorage(editor: EditorPage): Promise<void> {
  return editor.page.evaluate(() => {
    const store = IDBObjectStore.prototype as IDBObjectStore & { realPut?: IDBObjectStore['put'] };
    if (store.realPut) store.put = store.realPut;
  });
}
