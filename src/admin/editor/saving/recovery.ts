import { atom, type ReadableAtom } from 'nanostores';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import type { SaveRequest } from '../../../core/editing/article-store.ts';
import { FIELD_NAMES } from '../../../core/article/article-fields.ts';
import {
  bySession,
  isWorthOffering,
  textOfSession,
  unsettledWrite,
  type JournalEntry,
  type ReplaySteps,
} from '../../../core/editing/journal.ts';
import type { RecoveredText } from '../editing-session.ts';
import { keyOf, type JournalStore } from './journal-store.ts';
import type { Clock } from './browser-environment.ts';

/** Milliseconds before a refused write is retried. */
const RETRY = 10_000;

/** A kept text that is not offered for now. */
export interface TextAside {
  text: RecoveredText;
  /** Offers the text; does nothing when another tab is the leader, because the leader offers it. */
  offer(): void;
  /** Forgets the text for good; does nothing when the text is offered, or another tab is the leader. */
  forget(): Promise<void>;
}

/** Texts left by former sessions of an article, offered one at a time, newest first. */
export interface Recovery {
  readonly $recovered: ReadableAtom<RecoveredText | null>;
  /**
   * Looks for texts of ended sessions.
   *
   * @param known texts that need no offer: the server's, an empty form, this session's
   * @returns a write of those sessions whose outcome is unknown; null without one
   */
  look(liveSessions: Set<string>, known: readonly ArticleForm[]): Promise<SaveRequest | null>;
  /**
   * Offers a text that only this session has, and keeps it as if an ended session had written it.
   *
   * @param present text that this session continues with
   * @returns whether nothing would be lost if this session ended now
   */
  offer(text: RecoveredText, present: ArticleForm): Promise<boolean>;
  /** Withdraws the offered text, which is still kept. */
  decline(): TextAside | null;
  /** Keeps a former text of this session, beside the one being written. @param isUnsaved whether only this session has it */
  keep(text: RecoveredText, isUnsaved: boolean): TextAside;
  /** Whether a text would be lost with this session, because the computer refuses to keep it. */
  isHolding(): boolean;
  /**
   * Writes the texts that this computer has refused, and removes the entries whose removal was put off. Must be called as soon as
   * the computer accepts writes again.
   */
  keepAll(): void;
  /** Leaves the kept texts to the new leader tab, which looks for them. */
  withdraw(): void;
  /** Forgets a session's entries up to a number, because another session has their text. */
  forgetSession(sessionId: string, lastNumber: number): Promise<void>;
}

interface Kept {
  text: RecoveredText;
  /** Empty when the computer refuses to store them. */
  entries: JournalEntry[];
  /** Whether the server has the text, so that it needs no entries. */
  isOnServer?: boolean;
}

interface RecoveryOptions {
  journal: JournalStore;
  userId: string;
  articleId: string;
  clock: Clock;
  newId(): string;
  loadReplay(): Promise<ReplaySteps>;
  /** Whether this computer accepts writes; while it does not, nothing may be removed from it. */
  isKeeping(): boolean;
}

export function createRecovery(options: RecoveryOptions): Recovery {
  const { journal, userId, articleId, loadReplay, isKeeping } = options;
  const $recovered = atom<RecoveredText | null>(null);
  let offers: Kept[] = [];
  const aside = new Set<Kept>();
  /** Entries to remove once this computer accepts writes again. */
  const forgotten: JournalEntry[] = [];
  let stopRetry = () => {};

  function show(next: Kept[]): void {
    offers = next.toSorted((a, b) => b.text.typedAt.localeCompare(a.text.typedAt));
    $recovered.set(offers[0]?.text ?? null);
  }

  async function forget(entries: JournalEntry[]): Promise<void> {
    if (!isKeeping()) return void forgotten.push(...entries);
    await journal.write({ put: [], remove: entries.map(keyOf), isDurable: false }).catch(() => {});
  }

  async function write(kept: Kept): Promise<boolean> {
    const { form, typedAt, baseVersion } = kept.text;
    const place = { userId, articleId, sessionId: options.newId(), number: 1, typedAt };
    const former = kept.entries;
    kept.entries = [{ ...place, kind: 'snapshot', form, baseVersion, fieldsSet: [...FIELD_NAMES] }];
    try {
      await journal.write({ put: kept.entries, remove: former.map(keyOf), isDurable: true });
      return true;
    } catch {
      kept.entries = former;
      stopRetry();
      stopRetry = options.clock.after(RETRY, keepAll);
      return false;
    }
  }

  function keepAll(): void {
    for (const kept of [...offers, ...aside].filter(isAtRisk)) void write(kept);
    if (isKeeping() && forgotten.length > 0) void forget(forgotten.splice(0));
  }

  function setAside(kept: Kept): TextAside {
    aside.add(kept);
    return {
      text: kept.text,
      offer: () => aside.delete(kept) && show([...offers, kept]),
      forget: async () => void (aside.delete(kept) && (await forget(kept.entries))),
    };
  }

  return {
    $recovered,
    async look(liveSessions, known) {
      const own = new Set([...offers, ...aside, { entries: forgotten }].flatMap(sessionIdsOf));
      const entries = await journal.read(userId, articleId);
      const endedEntries = entries.filter(({ sessionId }) => !liveSessions.has(sessionId) && !own.has(sessionId));
      if (endedEntries.length === 0) return null;
      const replaySteps = await loadReplay();
      for (const left of bySession(endedEntries)) {
        const text = textOfSession(left, replaySteps);
        if (text && known.every((form) => isWorthOffering(text.form, form, text.fieldsSet))) {
          show([...offers, { text, entries: left }]);
        } else if (!text?.isIncomplete) {
          // Entries that cannot be read are kept: another version of the code may have written them.
          await forget(left);
        }
      }
      return unsettledWrite(endedEntries.toSorted((a, b) => a.typedAt.localeCompare(b.typedAt)).map(renumbered));
    },
    async offer(text, present) {
      if (!isWorthOffering(text.form, present, ALL_FIELDS)) return true;
      const same = offers.find((offered) => !isWorthOffering(text.form, offered.text.form, ALL_FIELDS));
      // Writes the text again even when it is offered already: the live session that keeps it may go on to another text.
      const offered = same ?? { text, entries: [] };
      const isWritten = write(offered);
      if (!same) show([...offers, offered]);
      return isWritten;
    },
    decline() {
      const [declined, ...others] = offers;
      if (!declined) return null;
      show(others);
      return setAside(declined);
    },
    keep(text, isUnsaved) {
      const kept: Kept = { text, entries: [], isOnServer: !isUnsaved };
      if (isUnsaved) void write(kept);
      return setAside(kept);
    },
    isHolding: () => [...offers, ...aside].some(isAtRisk),
    keepAll,
    withdraw() {
      show(offers.filter(({ entries }) => entries.length === 0));
      for (const kept of aside) if (kept.entries.length > 0) aside.delete(kept);
    },
    async forgetSession(sessionId, lastNumber) {
      const entries = await journal.read(userId, articleId).catch(() => []);
      await forget(entries.filter((entry) => entry.sessionId === sessionId && entry.number <= lastNumber));
    },
  };
}

/** An unsaved article is compared field by field in full. */
const ALL_FIELDS = new Set(FIELD_NAMES);

const isAtRisk = ({ entries, isOnServer }: Kept) => entries.length === 0 && isOnServer !== true;

const sessionIdsOf = ({ entries }: Pick<Kept, 'entries'>) => entries.map(({ sessionId }) => sessionId);

/** Renumbers entries: numbers are per session, so concatenated sessions need new ones. */
const renumbered = (entry: JournalEntry, number: number): JournalEntry => ({ ...entry, number });
