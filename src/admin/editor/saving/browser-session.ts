import type { ContentType } from '../../../core/article/content-type.ts';
import type { ArticleStore, LoadedArticle } from '../../../core/editing/article-store.ts';
import type { ReplaySteps } from '../../../core/editing/journal.ts';
import type { EditingSession } from '../editing-session.ts';
import { browserJournal } from './journal-store.ts';
import { createEditingSession } from './session.ts';
import type { Channel } from './tabs.ts';
import { browserClock, browserEnvironment } from './browser-environment.ts';

interface OpenedArticle {
  articleId: string;
  /** Null for an article that does not exist yet. */
  article: LoadedArticle | null;
  contentType: ContentType;
  userId: string;
  store: ArticleStore;
  loadReplay(): Promise<ReplaySteps>;
  onAutoSave(result: 'saved' | 'failed'): void;
}

export function openEditingSession(opened: OpenedArticle): EditingSession {
  // Without this, the browser may drop stored data when the disk is full.
  void navigator.storage?.persist?.().catch(() => false);
  return createEditingSession({
    ...opened,
    journal: browserJournal,
    clock: browserClock,
    environment: browserEnvironment,
    random: Math.random,
    newId: () => crypto.randomUUID(),
    locks: navigator.locks ?? null,
    openChannel: (name) => new BroadcastChannel(name) as Channel,
  });
}
