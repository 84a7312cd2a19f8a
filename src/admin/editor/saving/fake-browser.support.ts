import type { RichTextHandle, StepJson } from '../../../core/editing/rich-text-handle.ts';
import type { JournalEntry, ReplaySteps } from '../../../core/editing/journal.ts';
import { keyOf, type JournalStore } from './journal-store.ts';
import type { Clock } from './browser-environment.ts';
import type { Channel, Locks, TabMessage } from './tabs.ts';

/** Waits until pending promises have settled. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** Returns a time that only a test moves. Each tab has a clock of its own, which stops when the tab is killed. */
export function createTime(start = Date.parse('2026-11-22T10:00:00Z')) {
  let elapsed = 0;
  let jump = 0;
  let timers: { due: number; call: () => void }[] = [];
  return {
    /** Moves the computer's clock without letting time pass. */
    jump(milliseconds: number) {
      jump += milliseconds;
    },
    /** Milliseconds that have passed, whatever the clock shows. */
    elapsed: () => elapsed,
    clock(isAlive: () => boolean = () => true): Clock {
      return {
        now: () => start + elapsed + jump,
        after(milliseconds, call) {
          const timer = { due: elapsed + milliseconds, call: () => isAlive() && call() };
          timers.push(timer);
          return () => {
            timers = timers.filter((other) => other !== timer);
          };
        },
      };
    },
    async pass(milliseconds: number) {
      const end = elapsed + milliseconds;
      await settle();
      for (;;) {
        const next = timers.filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due)[0];
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        elapsed = Math.max(elapsed, next.due);
        next.call();
        await settle();
      }
      elapsed = end;
    },
  };
}

export type Time = ReturnType<typeof createTime>;

/** Returns a journal in memory, which refuses to write while `isFull` is set. */
export function createMemoryJournal() {
  const entries = new Map<string, JournalEntry>();
  const state = { isFull: false };
  return {
    state,
    entries,
    store(isAlive: () => boolean = () => true): JournalStore {
      return {
        async write({ put, remove }) {
          await null;
          if (!isAlive()) return new Promise(() => {});
          if (state.isFull && put.length > 0) throw new DOMException('Full', 'QuotaExceededError');
          for (const key of remove) entries.delete(JSON.stringify(key));
          for (const entry of put) entries.set(JSON.stringify(keyOf(entry)), structuredClone(entry));
        },
        async read(userId, articleId) {
          await null;
          return [...entries.values()].filter(
            (entry) => entry.userId === userId && (!articleId || entry.articleId === articleId),
          );
        },
      };
    },
  };
}

interface Held {
  name: string;
  owner: object;
  lose(): void;
}

/** Returns the Web Locks and channels of one browser. `owner` is a tab, which loses its locks and channels when it is killed. */
export function createTabWorld() {
  let held: Held[] = [];
  let queue: { name: string; owner: object; grant: () => void }[] = [];
  let channels: { name: string; owner: object; channel: Channel }[] = [];
  /** Messages that frozen tabs will get once thawed. */
  const frozen = new Map<object, (() => void)[]>();

  function grantNext(name: string): void {
    if (held.some((lock) => lock.name === name)) return;
    const next = queue.find((waiting) => waiting.name === name);
    if (!next) return;
    queue = queue.filter((waiting) => waiting !== next);
    next.grant();
  }

  function drop(lock: Held): void {
    held = held.filter((other) => other !== lock);
  }

  return {
    locks(owner: object): Locks {
      return {
        request(name, { steal, signal }, callback) {
          const { promise, resolve, reject } = Promise.withResolvers<unknown>();
          const grant = () => {
            const lock: Held = { name, owner, lose: () => reject(new DOMException('Stolen', 'AbortError')) };
            held.push(lock);
            callback({}).then((value) => {
              drop(lock);
              resolve(value);
              grantNext(name);
            }, reject);
          };
          const waiting = { name, owner, grant };
          signal?.addEventListener('abort', () => {
            if (!queue.includes(waiting)) return;
            queue = queue.filter((other) => other !== waiting);
            reject(new DOMException('Aborted', 'AbortError'));
          });
          if (steal) {
            for (const lock of held.filter((other) => other.name === name)) {
              drop(lock);
              lock.lose();
            }
            grant();
          } else {
            queue.push(waiting);
            queueMicrotask(() => grantNext(name));
          }
          return promise;
        },
        query: async () => ({ held: held.map(({ name }) => ({ name })) }),
      };
    },
    openChannel: (owner: object) => (name: string) => {
      const channel: Channel = {
        onmessage: null,
        postMessage(message: TabMessage) {
          const data = structuredClone(message);
          for (const other of channels.filter((known) => known.name === name && known.channel !== channel)) {
            const deliver = () => void setImmediate(() => other.channel.onmessage?.({ data }));
            const delayed = frozen.get(other.owner);
            if (delayed) delayed.push(deliver);
            else deliver();
          }
        },
        close() {
          channels = channels.filter((known) => known.channel !== channel);
        },
      };
      channels.push({ name, owner, channel });
      return channel;
    },
    /** Holds back the messages to a tab until the tab is thawed. */
    freeze: (owner: object) => void frozen.set(owner, []),
    thaw(owner: object) {
      const delayed = frozen.get(owner) ?? [];
      frozen.delete(owner);
      for (const deliver of delayed) deliver();
    },
    kill(owner: object) {
      for (const known of channels.filter((candidate) => candidate.owner === owner)) known.channel.onmessage = null;
      channels = channels.filter((known) => known.owner !== owner);
      queue = queue.filter((waiting) => waiting.owner !== owner);
      const lost = held.filter((lock) => lock.owner === owner);
      held = held.filter((lock) => lock.owner !== owner);
      for (const { name } of lost) grantNext(name);
    },
  };
}

/** Returns a rich text without formats: typed text is appended, as a step. */
export function createPlainRichText(html: string, onChange: () => void) {
  let steps: StepJson[] = [];
  let content = html;
  const apply = (step: StepJson) => {
    content = replayPlainSteps(content, [step]);
    steps.push(step);
    onChange();
  };
  const handle: RichTextHandle = {
    html: () => content,
    takeSteps() {
      const taken = steps;
      steps = [];
      return taken;
    },
    document: () => null,
    replace: (replacing) => apply({ replacing }),
    focus() {},
    reveal() {},
  };
  return { handle, type: (text: string) => apply({ at: content.length, text }) };
}

export const replayPlainSteps: ReplaySteps = (html, steps) =>
  steps.reduce((content, { at, text, replacing }) => {
    if (typeof replacing === 'string') return replacing;
    if (at !== content.length) throw new RangeError(`${at} is not the end of ${content}`);
    return content + text;
  }, html);
