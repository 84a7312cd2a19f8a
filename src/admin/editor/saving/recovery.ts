import { atom, type ReadableAtom } from 'nanostores';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import type { SaveRequest } from '../../../core/editing/article-store.ts';
import { COMPARED_FIELDS } from '../../../core/editing/form-difference.ts';
import {
  byChain,
  isWorthOffering,
  textOfChain,
  unsettledWrite,
  type JournalEntry,
  type ReplaySteps,
} from '../../../core/editing/journal.ts';
import type { RecoveredText } from '../editing-session.ts';
import { keyOf, type JournalStore } from './journal-store.ts';

/** What former sessions have left of one article, offered one text at a time, the newest first. */
export interface Recovery {
  readonly $recovered: ReadableAtom<RecoveredText | null>;
  /**
   * Looks for texts of sessions that are gone.
   *
   * @param server the text that the server has, or an empty form
   * @returns a write of theirs whose outcome is not known
   */
  look(livingChains: Set<string>, server: ArticleForm): Promise<SaveRequest | null>;
  /**
   * Offers a text that this session alone has, and keeps it as if the session that wrote it were gone.
   *
   * @param present the text that this session goes on from
   */
  offer(text: RecoveredText, present: ArticleForm): void;
  /** Ends the offer of the present text. @returns how to forget what was kept of it */
  settle(): () => Promise<void>;
  /** Leaves what is kept on this computer to the tab that writes from now on, which looks for it. */
  withdraw(): void;
  /** Forgets a chain up to this place: another session has its text. */
  forgetChain(chain: string, lastNumber: number): Promise<void>;
}

interface Kept {
  text: RecoveredText;
  entries: JournalEntry[];
}

export interface RecoveryOptions {
  journal: JournalStore;
  userId: string;
  articleId: string;
  newId(): string;
  loadReplay(): Promise<ReplaySteps>;
  /** Whether this computer keeps what is typed now: while it does not, nothing that it has is removed. */
  isKeeping(): boolean;
}

export function createRecovery(options: RecoveryOptions): Recovery {
  const { journal, userId, articleId, loadReplay, isKeeping } = options;
  const $recovered = atom<RecoveredText | null>(null);
  let offers: Kept[] = [];
  const show = () => $recovered.set(offers[0]?.text ?? null);
  async function forget(entries: JournalEntry[]): Promise<void> {
    if (isKeeping()) await journal.write({ put: [], remove: entries.map(keyOf), isDurable: false }).catch(() => {});
  }

  return {
    $recovered,
    async look(livingChains, server) {
      const known = new Set(offers.flatMap(({ entries }) => entries.map(({ chain }) => chain)));
      const entries = await journal.read(userId, articleId);
      const dead = entries.filter(({ chain }) => !livingChains.has(chain) && !known.has(chain));
      if (dead.length === 0) return null;
      const replaySteps = await loadReplay();
      const found = byChain(dead).map((chain) => ({ chain, text: textOfChain(chain, replaySteps) }));
      for (const { chain, text } of found) {
        if (text && isWorthOffering(text.form, server, text.fieldsSet)) offers.push({ text, entries: chain });
        else await forget(chain);
      }
      offers = offers.toSorted((a, b) => b.text.typedAt.localeCompare(a.text.typedAt));
      show();
      return unsettledWrite(dead.toSorted((a, b) => a.typedAt.localeCompare(b.typedAt)).map(renumbered));
    },
    offer(text, present) {
      const known = [present, ...offers.map((offered) => offered.text.form)];
      if (!known.every((other) => isWorthOffering(text.form, other, ALL_FIELDS))) return;
      const chain = { userId, articleId, chain: options.newId() };
      const { form, typedAt, baseVersion } = text;
      const whole = { kind: 'snapshot' as const, form, baseVersion, fieldsSet: [...COMPARED_FIELDS] };
      const entry: JournalEntry = { ...chain, ...whole, number: 1, typedAt };
      const offered: Kept = { text, entries: [entry] };
      offers = [offered, ...offers];
      show();
      journal.write({ put: [entry], remove: [], isDurable: true }).catch(() => {
        offered.entries = [];
      });
    },
    settle() {
      const [settled, ...others] = offers;
      offers = others;
      show();
      return () => forget(settled?.entries ?? []);
    },
    withdraw() {
      offers = offers.filter(({ entries }) => entries.length === 0);
      show();
    },
    async forgetChain(chain, lastNumber) {
      const entries = await journal.read(userId, articleId).catch(() => []);
      await forget(entries.filter((entry) => entry.chain === chain && entry.number <= lastNumber));
    },
  };
}

/** Of a text that this session alone has, no field is left out. */
const ALL_FIELDS = new Set(COMPARED_FIELDS);

/** Chains count for themselves: put one after the other, their entries are numbered anew. */
const renumbered = (entry: JournalEntry, number: number): JournalEntry => ({ ...entry, number });
