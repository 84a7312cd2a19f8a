import type { ArticleForm } from '../../../core/editing/article-form.ts';
import type { SaveRequest } from '../../../core/editing/article-store.ts';
import type { FieldName, JournalSession, JournalEntry } from '../../../core/editing/journal.ts';
import type { DocumentJson } from '../../../core/editing/rich-text-handle.ts';
import { keyOf, type JournalStore } from './journal-store.ts';
import type { Clock } from './browser-environment.ts';
import type { WrittenText } from './text.ts';

/** Milliseconds of a burst of keystrokes, which is written as steps. */
const BURST = 300;
/** Milliseconds without a change after which the whole text is written. */
const IDLE = 2000;
/** Bursts after which the whole text is written, even without a pause. */
const MOST_BURSTS = 200;
/** Milliseconds before a failed write is retried. */
const RETRY = 10_000;

type KeptEntry = Pick<JournalEntry, 'number' | 'kind'>;

/** Text that the next steps apply to. */
interface Base {
  form: ArticleForm;
  version: number;
  document: DocumentJson | null;
}

interface JournalWriterOptions {
  session: JournalSession;
  journal: JournalStore;
  clock: Clock;
  text: WrittenText;
  version(): number;
  /** Called when the text typed until `typedAt` is on this computer. */
  onKept(typedAt: string): void;
  /** Called when the computer starts or stops refusing to keep the text. */
  onRefused(isRefused: boolean): void;
}

export interface JournalWriter {
  /** Notes a change of these fields; without fields, of the rich text. */
  changed(...fields: FieldName[]): void;
  flush(): Promise<void>;
  /** Writes the whole text, and waits for the disk. */
  flushWhole(): Promise<void>;
  /** Notes a save that is sent. */
  sending(request: SaveRequest): void;
  /** Notes that the server has the text sent last. @param isAll whether nothing was typed since */
  acknowledged(isAll: boolean): void;
  /** Removes the session's entries. Must be called only when their text is kept elsewhere. */
  clear(): Promise<void>;
  /** Drops pending changes, because the next write holds the whole text. */
  restart(): void;
  /** Position of the last entry in the session. */
  lastNumber(): number;
  /** Fields changed since the last acknowledged save. */
  fieldsSet(): FieldName[];
  end(): void;
}

/** Keeps the typed text on this computer: steps and fields in bursts, the whole text at each pause. */
export function createJournalWriter(options: JournalWriterOptions): JournalWriter {
  const { session, journal, clock, text } = options;
  let base: Base = { form: text.form(), version: options.version(), document: null };
  let changedFields = new Set<FieldName>();
  /** Fields changed since the last acknowledged save. */
  let fieldsSet = new Set<FieldName>();
  /** Fields changed since the last save that was sent. */
  let fieldsSetSinceSent = new Set<FieldName>();
  let isPending = false;
  let isWholeNeeded = false;
  let bursts = 0;
  let lastNumber = 0;
  let kept: KeptEntry[] = [];
  let queue = Promise.resolve();
  let stopBurst: (() => void) | null = null;
  let stopIdle = () => {};
  let stopRetry = () => {};

  const place = () => ({ ...session, number: (lastNumber += 1), typedAt: new Date(clock.now()).toISOString() });
  const told = () => ({
    fieldsSet: [...fieldsSet],
    ...(base.document ? { document: base.document } : {}),
  });
  const keys = (entries: KeptEntry[]) => entries.map(({ number }) => keyOf({ ...session, number }));

  /** Writes once the earlier writes are done, and only then selects the entries to remove. */
  function enqueue(put: JournalEntry[], isRemoved: (entry: KeptEntry) => boolean, isDurable: boolean) {
    queue = queue.then(async () => {
      const removed = kept.filter(isRemoved);
      try {
        await journal.write({ put, remove: keys(removed), isDurable });
        kept = [
          ...kept.filter((entry) => !removed.includes(entry) && !put.some(({ number }) => number === entry.number)),
          ...put,
        ];
        options.onRefused(false);
        const last = put.at(-1);
        if (last) options.onKept(last.typedAt);
      } catch {
        isWholeNeeded = true;
        isPending = true;
        options.onRefused(true);
        stopRetry();
        stopRetry = clock.after(RETRY, () => void flush());
      }
    });
    return queue;
  }

  function readWhole(): ArticleForm {
    text.takeSteps();
    const form = text.form();
    base = { form, version: options.version(), document: text.document() };
    isPending = false;
    isWholeNeeded = false;
    changedFields = new Set();
    bursts = 0;
    return form;
  }

  const flushWhole = () => keepWhole(({ kind }) => kind !== 'sent');

  /** Writes the whole text, if anything has changed. @param isReplaced selects the earlier entries that the snapshot replaces */
  function keepWhole(isReplaced: (entry: KeptEntry) => boolean): Promise<void> {
    stopTimers();
    if (!isPending && bursts === 0) return queue;
    const form = readWhole();
    const snapshot: JournalEntry = { ...place(), kind: 'snapshot', form, baseVersion: base.version, ...told() };
    return enqueue([snapshot], (entry) => entry.number < snapshot.number && isReplaced(entry), true);
  }

  function flush(): Promise<void> {
    stopBurst?.();
    stopBurst = null;
    if (!isPending) return queue;
    const steps = isWholeNeeded || bursts >= MOST_BURSTS ? null : text.takeSteps();
    if (!steps) {
      isWholeNeeded = true;
      return flushWhole();
    }
    const put: JournalEntry[] = [];
    if (bursts === 0) put.push({ ...place(), kind: 'snapshot', form: base.form, baseVersion: base.version, ...told() });
    if (steps.length > 0) put.push({ ...place(), kind: 'steps', steps });
    if (changedFields.size > 0) {
      const now = text.$fields.get();
      const fields = Object.fromEntries([...changedFields].map((name) => [name, now[name]]));
      put.push({ ...place(), kind: 'fields', fields });
    }
    isPending = false;
    changedFields = new Set();
    bursts += 1;
    return enqueue(put, () => false, false);
  }

  function clear(): Promise<void> {
    stopTimers();
    isPending = false;
    bursts = 0;
    const last = lastNumber;
    return enqueue([], ({ number }) => number <= last, false);
  }

  function stopTimers(): void {
    stopBurst?.();
    stopBurst = null;
    stopIdle();
    stopRetry();
  }

  return {
    changed(...fields) {
      isPending = true;
      for (const name of fields) for (const set of [changedFields, fieldsSet, fieldsSetSinceSent]) set.add(name);
      stopBurst ??= clock.after(BURST, () => void flush());
      stopIdle();
      stopIdle = clock.after(IDLE, () => void flushWhole());
    },
    flush,
    flushWhole,
    sending(request) {
      readWhole();
      base = { ...base, form: request.form, version: request.baseVersion };
      fieldsSetSinceSent = new Set();
      stopTimers();
      void enqueue([{ ...place(), kind: 'sent', request, ...told() }], ({ kind }) => kind !== 'sent', true);
    },
    acknowledged(isAll) {
      const { content } = base.form;
      fieldsSet = new Set(fieldsSetSinceSent);
      if (isAll) {
        base = { ...base, form: { ...text.$fields.get(), content }, version: options.version() };
        return void clear();
      }
      isPending = true;
      void keepWhole(() => true);
    },
    clear() {
      isWholeNeeded = true;
      fieldsSet = new Set();
      return clear();
    },
    restart() {
      stopTimers();
      isPending = false;
      isWholeNeeded = true;
      bursts = 0;
    },
    lastNumber: () => lastNumber,
    fieldsSet: () => [...fieldsSet],
    end: stopTimers,
  };
}
