import type { ArticleStore, SaveOutcome } from '../../../core/editing/article-store.ts';
import type { Replaced } from '../editing-session.ts';
import type { Time } from './fake-browser.support.ts';
import type { FakeServer } from './fake-server.support.ts';
import { createBrowser, type Tab } from './session.support.ts';

/** Id of the article that all writers write. */
export const ARTICLE = 'a';
/** Milliseconds after which a keystroke is on this computer; a kill may lose later ones. */
const KEPT_AFTER = 400;

/** Returns the typed words of a text, such as `a12`: the writer's name and a number. */
export const wordsOf = (text: string) => text.match(/[ab]\d+/g) ?? [];

/** Simulated writer at a computer whose network and storage fail at random. */
export class Writer {
  readonly browser: ReturnType<typeof createBrowser>;
  tabs: Tab[] = [];
  isSignedOut = false;
  isCalm = false;
  private words = 0;
  private unkept: { word: string; at: number }[] = [];
  readonly typed = new Set<string>();
  readonly givenUp = new Set<string>();
  /** Texts that may still be brought back. */
  readonly replaced: { way: Replaced | null; text: string; instead: string }[] = [];

  readonly name: string;
  private readonly time: Time;
  private readonly server: FakeServer;
  private readonly random: () => number;

  constructor(name: string, time: Time, server: FakeServer, random: () => number) {
    this.name = name;
    this.time = time;
    this.server = server;
    this.random = random;
    this.browser = createBrowser(time, server);
  }

  open(): Tab {
    const tab = this.browser.openTab(ARTICLE, { store: this.store(), userId: this.name });
    this.tabs.push(tab);
    return tab;
  }

  /** Returns the tab that may write; undefined when none may. */
  get active(): Tab | undefined {
    return this.tabs.find(({ session }) => !session.$obstacles.get().includes('other-tab'));
  }

  type(count: number): void {
    const tab = this.active;
    if (!tab) return;
    for (let index = 0; index < count; index += 1) {
      const word = `${this.name}${(this.words += 1)}`;
      this.typed.add(word);
      this.unkept.push({ word, at: this.time.elapsed() });
      tab.type(` ${word}`);
    }
  }

  /**
   * Kills a tab. Forgets words that no tab promised to keep: the last burst, and text that a full storage refused,
   * unless another tab has them.
   */
  kill(tab: Tab): void {
    this.kept();
    const others = this.tabs.filter((other) => other !== tab);
    const holding = others.filter(({ listeners }) => listeners.isUnsaved());
    const held = new Set(holding.flatMap(({ session }) => wordsOf(session.form().content)));
    if (tab === this.active) for (const { word } of this.unkept) if (!held.has(word)) this.typed.delete(word);
    this.unkept = this.unkept.filter(({ word }) => held.has(word));
    if (this.browser.journal.state.isFull)
      for (const { text, instead } of this.replaced.splice(0)) this.giveUp(text, instead);
    tab.kill();
    this.tabs = others;
  }

  /**
   * Must be called whenever time has passed: notes which keystrokes are on this computer by now. Counts elapsed time, because
   * a jump of the clock writes nothing.
   */
  kept(): void {
    const session = this.active?.session;
    if (this.browser.journal.state.isFull || session?.$obstacles.get().includes('storage-full')) {
      if (!this.tabs.some(({ listeners }) => listeners.isUnsaved())) this.unkept = [];
      return;
    }
    const now = this.time.elapsed();
    this.unkept = this.unkept.filter(({ at }) => now - at < KEPT_AFTER);
  }

  giveUp(text: string, instead: string): void {
    const remaining = new Set(wordsOf(instead));
    for (const word of wordsOf(text)) if (!remaining.has(word)) this.givenUp.add(word);
  }

  private store(): ArticleStore {
    const { server, random, name } = this;
    const wait = (milliseconds: number) =>
      new Promise<void>((resolve) => this.time.clock().after(milliseconds, resolve));
    const lost: SaveOutcome = { kind: 'unreachable' };
    return {
      load: async (id) => server.load(id),
      save: async (request) => {
        const deliver = () => server.save(structuredClone(request), name);
        if (!this.browser.online.is) return lost;
        await wait(10 + random() * 400);
        if (this.isSignedOut) return { kind: 'signed-out' };
        const fault = this.isCalm ? 1 : random();
        if (fault < 0.06) return lost;
        if (fault < 0.12) return (deliver(), lost);
        if (fault < 0.16) return (deliver(), new Promise(() => {}));
        if (fault < 0.18) return new Promise(() => {});
        if (fault < 0.22) return (void wait(random() * 40_000).then(deliver), lost);
        if (fault < 0.27) return (deliver(), deliver());
        if (fault < 0.3) {
          this.isSignedOut = true;
          return { kind: 'signed-out' };
        }
        if (fault < 0.32) return { kind: 'too-large' };
        if (fault < 0.35) return { kind: 'busy', retryAfter: random() * 5 };
        if (fault < 0.36) return { kind: 'refused', field: null, message: 'non' };
        const outcome = deliver();
        await wait(random() * 400);
        return outcome;
      },
    };
  }
}
