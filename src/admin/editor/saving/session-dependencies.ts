import type { ContentType } from '../../../core/article/content-type.ts';
import type { ArticleStore, LoadedArticle } from '../../../core/editing/article-store.ts';
import type { ReplaySteps } from '../../../core/editing/journal.ts';
import type { JournalStore } from './journal-store.ts';
import type { Clock, BrowserEnvironment } from './browser-environment.ts';
import type { Channel, Locks } from './tabs.ts';

/** Dependencies of a session, all faked in tests. */
export interface SessionDependencies {
  articleId: string;
  /** Null for an article that does not exist yet. */
  article: LoadedArticle | null;
  /** Used for an article that does not exist yet. */
  contentType: ContentType;
  userId: string;
  store: ArticleStore;
  journal: JournalStore;
  clock: Clock;
  random(): number;
  newId(): string;
  environment: BrowserEnvironment;
  locks: Locks | null;
  openChannel(name: string): Channel;
  loadReplay(): Promise<ReplaySteps>;
  onAutoSave(result: 'saved' | 'failed'): void;
}
