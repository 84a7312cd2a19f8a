import type { ContentType } from '../../../core/article/content-type.ts';
import type { ArticleStore, LoadedArticle } from '../../../core/editing/article-store.ts';
import type { ReplaySteps } from '../../../core/editing/journal.ts';
import type { JournalStore } from './journal-store.ts';
import type { Clock, BrowserEnvironment } from './browser-environment.ts';
import type { Channel, Locks } from './tabs.ts';

/** Dependencies of a session, all faked in tests. */
export interface SessionDependencies {
  articleId: string;
  /** As it was loaded; null for an article that does not exist yet. */
  article: LoadedArticle | null;
  /** Type for an article that does not exist yet. */
  contentType: ContentType;
  userId: string;
  store: ArticleStore;
  journal: JournalStore;
  clock: Clock;
  random(): number;
  /** A UUID. */
  newId(): string;
  environment: BrowserEnvironment;
  locks: Locks | null;
  openChannel(name: string): Channel;
  loadReplay(): Promise<ReplaySteps>;
  /** An auto-save has succeeded or failed: what to say, and for how long, is in the copy. */
  onAutoSave(result: 'saved' | 'failed'): void;
}
