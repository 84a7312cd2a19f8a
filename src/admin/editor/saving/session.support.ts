import type { ArticleStore, SaveOutcome, SaveRequest } from '../../../core/editing/article-store.ts';
import type { ReplaySteps } from '../../../core/editing/journal.ts';
import {
  createMemoryJournal,
  createPlainRichText,
  createTabWorld,
  createTime,
  type Time,
  replayPlainSteps,
} from './fake-browser.support.ts';
import { createServer, type FakeServer } from './fake-server.support.ts';
import { createEditingSession } from './session.ts';

let ids = 0;

/** Returns a server and one browser, whose time only a test moves. */
export function createWorld() {
  const time = createTime();
  const server = createServer(() => time.clock().now());
  return { time, server, ...createBrowser(time, server) };
}

interface OpenOptions {
  store?: ArticleStore;
  userId?: string;
  hasLocks?: boolean;
  replaySteps?: ReplaySteps;
}

/** Returns a browser that opens an article in tabs. */
export function createBrowser(time: Time, server: FakeServer) {
  const journal = createMemoryJournal();
  const tabWorld = createTabWorld();
  const online = { is: true };

  /** Opens an article in a new tab, as the screen does. */
  function openTab(articleId: string, options: OpenOptions = {}) {
    const { store = server.store(), userId = 'u', hasLocks = true, replaySteps = replayPlainSteps } = options;
    const owner = {};
    let isAlive = true;
    const alive = () => isAlive;
    const notices: ('saved' | 'failed')[] = [];
    const listeners = { online: () => {}, hidden: () => {}, isUnsaved: () => false };
    const listen = (name: 'online' | 'hidden') => (call: () => void) => {
      listeners[name] = () => isAlive && call();
      return () => {};
    };
    const session = createEditingSession({
      articleId,
      userId,
      article: server.load(articleId),
      contentType: 'blog' as const,
      store: {
        load: store.load,
        save: (request, signal) => {
          const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<ArticleStore['save']>>>();
          void store.save(request, signal).then((outcome) => isAlive && resolve(outcome));
          return promise;
        },
      },
      journal: journal.store(alive),
      clock: time.clock(alive),
      random: () => 0,
      newId: () => `id-${(ids += 1)}`,
      environment: {
        isOnline: () => online.is,
        whenOnlineChanges: listen('online'),
        whenHidden: listen('hidden'),
        askBeforeLeaving: (isUnsaved) => {
          listeners.isUnsaved = isUnsaved;
          return () => {};
        },
      },
      locks: hasLocks ? tabWorld.locks(owner) : null,
      openChannel: tabWorld.openChannel(owner),
      loadReplay: async () => replaySteps,
      onAutoSave: (result) => notices.push(result),
    });
    let richText = createPlainRichText(session.$document.get().html, session.contentChanged);
    let detach = session.attach(richText.handle);
    session.$document.listen(({ html }) => {
      detach();
      richText = createPlainRichText(html, session.contentChanged);
      detach = session.attach(richText.handle);
    });
    return {
      session,
      notices,
      listeners,
      type: (text: string) => richText.type(text),
      freeze: () => tabWorld.freeze(owner),
      thaw: () => tabWorld.thaw(owner),
      /** Ends the tab at once: it can save or report nothing more. */
      kill() {
        isAlive = false;
        tabWorld.kill(owner);
      },
      close() {
        session.end();
      },
    };
  }

  return { journal, online, openTab };
}

export type Tab = ReturnType<ReturnType<typeof createBrowser>['openTab']>;

/** Returns a store that gives the listed outcomes first, then those of the given store, with the requests that it received. */
export function answering(store: ArticleStore, ...outcomes: SaveOutcome[]) {
  const requests: SaveRequest[] = [];
  const answeringStore: ArticleStore = {
    load: store.load,
    async save(request, signal) {
      requests.push(request);
      return outcomes.shift() ?? store.save(request, signal);
    },
  };
  return { requests, store: answeringStore };
}
