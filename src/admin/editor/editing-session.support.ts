import { atom } from 'nanostores';
import { vi } from 'vitest';
import { emptyForm, type ArticleForm, type ArticleStatus } from '../../core/editing/article-form.ts';
import { NO_RECORD, type ArticleRecord } from '../../core/editing/article-state.ts';
import type { SaveOutcome } from '../../core/editing/article-store.ts';
import type { RichTextHandle } from '../../core/editing/rich-text-handle.ts';
import type {
  Conflict,
  EditingSession,
  LateWrite,
  Obstacle,
  RecoveredText,
  Replaced,
  SavingState,
} from './editing-session.ts';

const SAVING: SavingState = {
  status: 'idle',
  error: null,
  isUnsaved: false,
  places: { onThisComputer: null, onTheServer: null, online: null },
};

/** The record of an article that visitors see. */
export const ONLINE: ArticleRecord = { ...NO_RECORD, status: 'published', publishedAt: '2026-11-20T12:00:00Z' };

export const SAVED: Extract<SaveOutcome, { kind: 'saved' }> = {
  kind: 'saved',
  version: 2,
  savedAt: '2026-11-22T12:00:00Z',
  status: 'published',
  slug: 'un-titre',
  publishedAt: '2026-11-22T12:00:00Z',
  hasWorkingCopy: false,
  scheduledAt: null,
  publicationId: null,
};

export interface FakeSessionOptions {
  form?: Partial<ArticleForm>;
  status?: ArticleStatus;
  isCreated?: boolean;
  record?: Partial<ArticleRecord>;
}

/** Returns a session that writes nowhere: a test changes its state, and sets the outcome of a save. */
export function fakeSession({ form = {}, status = 'draft', isCreated = false, record }: FakeSessionOptions = {}) {
  const { content, ...fields } = { ...emptyForm('blog'), ...form };
  const $fields = atom(fields);
  const $saving = atom(SAVING);
  let richText: RichTextHandle | null = null;
  const change = () => $saving.set({ ...$saving.get(), isUnsaved: true });
  const whole = (): ArticleForm => ({ ...$fields.get(), content: richText?.html() ?? content });
  const writes = () => vi.fn<() => Promise<SaveOutcome>>(() => Promise.resolve(SAVED));

  return {
    articleId: '11111111-2222-4333-8444-555555555555',
    $isCreated: atom(isCreated),
    $status: atom<ArticleStatus>(status),
    $record: atom<ArticleRecord>(status === 'published' ? { ...ONLINE, ...record } : { ...NO_RECORD, ...record }),
    $fields,
    $saving,
    $recovered: atom<RecoveredText | null>(null),
    $conflict: atom<Conflict | null>(null),
    $obstacles: atom<readonly Obstacle[]>([]),
    $lateWrite: atom<LateWrite | null>(null),
    $document: atom({ key: 'opened', html: content }),
    attach(handle: RichTextHandle) {
      richText = handle;
      return () => {
        richText = null;
      };
    },
    contentChanged: vi.fn(change),
    setField(name, value) {
      $fields.set({ ...$fields.get(), [name]: value });
      change();
    },
    form: whole,
    replaceForm(form: ArticleForm): Replaced {
      const former = whole();
      const put = ({ content: html, ...otherFields }: ArticleForm) => {
        $fields.set(otherFields);
        richText?.replace(html);
        change();
      };
      put(form);
      return { undo: () => put(former), forget() {} };
    },
    save: writes(),
    saveAsDraft: writes(),
    publish: writes(),
    schedule: writes(),
    useRecovered: vi.fn<EditingSession['useRecovered']>(() => null),
    discardRecovered: vi.fn<EditingSession['discardRecovered']>(() => null),
    keepMine: writes(),
    takeTheirs: vi.fn<EditingSession['takeTheirs']>(() => null),
    confirmOnline: vi.fn(),
    signedInAgain: vi.fn(),
    writeHere: vi.fn(),
    flush: () => Promise.resolve(),
    end: vi.fn(),
  } satisfies EditingSession;
}
