import type { ArticleForm } from '../../../core/editing/article-form.ts';
import type { ArticleRecord } from '../../../core/editing/article-state.ts';
import type { SaveRequest } from '../../../core/editing/article-store.ts';
import type { FieldName } from '../../../core/editing/journal.ts';
import type { TextPlaces } from '../editing-session.ts';
import { SESSION_LOCK, liveSessions } from './live-sessions.ts';
import type { Clock } from './browser-environment.ts';

/** Milliseconds that the leader has to hand over before it is deposed. */
const HANDOVER_TIMEOUT = 2000;

/** State of an article in the leader tab. */
export interface HandedText {
  /** The leader's session in the journal; `lastNumber` is the number of its last entry. */
  sessionId: string;
  lastNumber: number;
  form: ArticleForm;
  /** The server's text of `version`. */
  serverForm: ArticleForm;
  version: number;
  record: ArticleRecord;
  places: TextPlaces;
  isCreated: boolean;
  isUnsaved: boolean;
  /** Fields changed since the last acknowledged save. */
  fieldsSet: FieldName[];
  /** Write whose outcome the leader does not know. */
  unsettled: SaveRequest | null;
}

/** Origin of the leadership: a text handed over, no former leader, or one that did not answer. */
export type LeadershipOrigin = HandedText | 'nobody' | 'silent';

export type TabMessage =
  | { kind: 'hello' }
  | { kind: 'written'; text: HandedText }
  /** The leader has begun unsaved text. */
  | { kind: 'unsaved' }
  | { kind: 'take-over'; by: string }
  | { kind: 'handed'; to: string; text: HandedText }
  /** Acknowledges the handover: the previous tab may forget its copy. */
  | { kind: 'taken'; from: string };

/** The part of Web Locks that tabs use. */
export interface Locks {
  request(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal },
    callback: (lock: unknown) => Promise<unknown>,
  ): Promise<unknown>;
  query(): Promise<{ held?: { name?: string }[] }>;
}

export interface Channel {
  postMessage(message: TabMessage): void;
  onmessage: ((event: { data: TabMessage }) => void) | null;
  close(): void;
}

interface TabsOptions {
  /** Identifies the article and its writer to the other tabs. */
  name: string;
  sessionId: string;
  /** Null where the browser has no locks: every tab then leads, and only versions protect the text. */
  locks: Locks | null;
  openChannel(name: string): Channel;
  clock: Clock;
  /** Called when this tab becomes the leader. @param from the handed-over text, or the reason why there is none */
  onLeading(from: LeadershipOrigin): void;
  /** Called when another tab asks to lead. @returns the text to hand over, kept here until that tab acknowledges it */
  onHandingOver(): Promise<HandedText>;
  /** Called when the new leader has acknowledged the handover. */
  onTaken(): void;
  /** Called when the deposed leader has handed over after all. */
  onHandedLate(text: HandedText): void;
  /** Called when another tab has become the leader without asking. */
  onLost(): void;
  /** Called when the leader reports its text. */
  onWritten(text: HandedText): void;
  /** Called when the leader has begun unsaved text. */
  onUnsaved(): void;
  /** Called when another tab asks for the text of this tab. */
  onHello(): void;
}

export interface Tabs {
  isLeader(): boolean;
  takeOver(): void;
  reportText(text: HandedText): void;
  /** Tells the other tabs that this one has begun unsaved text. */
  reportUnsaved(): void;
  /** Acknowledges a handover to the tab of this session. */
  confirmTaken(from: string): void;
  liveSessions(): Promise<Set<string>>;
  end(): void;
}

/** Elects the tab that writes an article: the first one, until it is closed or another takes over. */
export function joinTabs(options: TabsOptions): Tabs {
  const { locks, clock, sessionId } = options;
  const lockName = `coquelicot:write:${options.name}`;
  const channel = options.openChannel(`coquelicot:article:${options.name}`);
  let isLeader = false;
  let isEnded = false;
  let release = () => {};
  let queued = new AbortController();
  let stopTimeout = () => {};
  let isTakingOver = false;
  const ended = Promise.withResolvers<null>();

  function waitForTurn(): void {
    queued = new AbortController();
    request({ signal: queued.signal }, 'nobody');
  }

  function request(how: Parameters<Locks['request']>[1], from: LeadershipOrigin): void {
    let isGranted = false;
    const hold = async () => {
      if (isEnded) return;
      const { promise, resolve } = Promise.withResolvers<null>();
      release = () => resolve(null);
      isGranted = true;
      isLeader = true;
      // The lock may come before the answer: the timeout must not depose this tab itself.
      isTakingOver = false;
      stopTimeout();
      options.onLeading(from);
      await promise;
    };
    locks?.request(lockName, how, hold).catch(() => {
      // A waiting request was withdrawn, or a held lock was stolen.
      if (!isGranted || isEnded) return;
      isLeader = false;
      options.onLost();
      waitForTurn();
    });
  }

  function seize(from: LeadershipOrigin): void {
    if (!isTakingOver || isEnded) return;
    isTakingOver = false;
    stopTimeout();
    queued.abort();
    request({ steal: true }, from);
  }

  channel.onmessage = ({ data }) => {
    switch (data.kind) {
      case 'hello':
        if (isLeader) options.onHello();
        return;
      case 'written':
        if (!isLeader) options.onWritten(data.text);
        return;
      case 'unsaved':
        if (!isLeader) options.onUnsaved();
        return;
      case 'take-over':
        if (!isLeader) return;
        void options.onHandingOver().then((text) => {
          if (isEnded) return;
          channel.postMessage({ kind: 'handed', to: data.by, text });
          // The other tab may close before it acknowledges the handover.
          clock.after(2 * HANDOVER_TIMEOUT, () => isLeader && options.onLeading('nobody'));
        });
        return;
      case 'handed':
        if (data.to !== sessionId) return;
        if (isTakingOver) seize(data.text);
        else options.onHandedLate(data.text);
        return;
      case 'taken':
        if (data.from === sessionId) options.onTaken();
    }
  };

  if (locks) {
    void locks.request(SESSION_LOCK + sessionId, {}, () => ended.promise).catch(() => {});
    waitForTurn();
    channel.postMessage({ kind: 'hello' });
  } else {
    isLeader = true;
    queueMicrotask(() => options.onLeading('nobody'));
  }

  return {
    isLeader: () => isLeader,
    takeOver() {
      if (isLeader || isTakingOver) return;
      isTakingOver = true;
      channel.postMessage({ kind: 'take-over', by: sessionId });
      stopTimeout = clock.after(HANDOVER_TIMEOUT, () => seize('silent'));
    },
    reportText(text) {
      if (isLeader) channel.postMessage({ kind: 'written', text });
    },
    reportUnsaved() {
      if (isLeader) channel.postMessage({ kind: 'unsaved' });
    },
    confirmTaken(from) {
      if (!isEnded) channel.postMessage({ kind: 'taken', from });
    },
    liveSessions: () => liveSessions(locks),
    end() {
      isEnded = true;
      isLeader = false;
      stopTimeout();
      queued.abort();
      release();
      ended.resolve(null);
      channel.close();
    },
  };
}
