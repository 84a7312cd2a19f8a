import type { EditingSession } from '../editing-session.ts';
import { browserJournal } from './journal-store.ts';
import { createEditingSession } from './session.ts';
import type { SessionDependencies } from './session-dependencies.ts';
import type { Channel } from './tabs.ts';
import { browserClock, browserEnvironment } from './browser-environment.ts';

type ArticleDependencies = Pick<
  SessionDependencies,
  'articleId' | 'article' | 'contentType' | 'userId' | 'store' | 'loadReplay' | 'onAutoSave'
>;

/** Opens an article in this browser, with its storage, clock and tabs. */
export function openEditingSession(article: ArticleDependencies): EditingSession {
  // Without this, the browser may drop stored data when the disk is full.
  void navigator.storage?.persist?.().catch(() => false);
  return createEditingSession({
    ...article,
    journal: browserJournal,
    clock: browserClock,
    environment: browserEnvironment,
    random: Math.random,
    newId: () => crypto.randomUUID(),
    locks: navigator.locks ?? null,
    openChannel: (name) => new BroadcastChannel(name) as Channel,
  });
}
