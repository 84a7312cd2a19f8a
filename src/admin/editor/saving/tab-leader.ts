import { atom, type ReadableAtom } from 'nanostores';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import type { SaveRequest } from '../../../core/editing/article-store.ts';
import type { FieldName } from '../../../core/editing/journal.ts';
import { isUnsaved } from '../../../core/editing/save-state.ts';
import type { ArticleFacts } from './article-facts.ts';
import type { JournalWriter } from './journal-writer.ts';
import type { Recovery } from './recovery.ts';
import type { SaveRunner } from './save-runner.ts';
import type { SessionDependencies } from './session-dependencies.ts';
import { withinTime } from './browser-environment.ts';
import { joinTabs, type HandedText, type LeadershipOrigin } from './tabs.ts';
import type { WrittenText } from './text.ts';

/** Milliseconds after which another tab counts as the leader. */
const TURN_TIMEOUT = 500;
/** Milliseconds that the journal has to answer before saving begins without it. */
const LOOK_TIMEOUT = 3000;

interface TabLeaderOptions {
  dependencies: SessionDependencies;
  sessionId: string;
  /** Text that the session opened with. */
  opened: ArticleForm;
  text: WrittenText;
  writer: JournalWriter;
  runner: SaveRunner;
  recovery: Recovery;
  facts: ArticleFacts;
}

/** Says whether this tab is the leader, and hands the text over. */
interface TabLeader {
  readonly $isElsewhere: ReadableAtom<boolean>;
  /** Resolves once the leader is known; null from then on. */
  started(): Promise<null> | null;
  takeOver(): void;
  /** Reports this tab's text to the other tabs. */
  reportText(): void;
  /** Tells the other tabs at once that there is unsaved text. */
  reportUnsaved(): void;
  /** Sets the text of the server that this session continues from. */
  beginFrom(form: ArticleForm): void;
  /** Must be called whenever the whole text is on this computer or the server. */
  noteSafe(): void;
  end(): void;
}

/** Elects one of the tabs with the same article as the leader, and hands the text over when the leader changes. */
export function createTabLeader(options: TabLeaderOptions): TabLeader {
  const { dependencies, sessionId, text, writer, runner, recovery, facts } = options;
  const { articleId, userId, clock } = dependencies;
  const { $state } = runner;
  /** Text that this session began from: the server's or another tab's. */
  let begunForm = options.opened;
  /** Text last reported by the leader. */
  let followed: HandedText | null = null;
  /** Text handed to another tab that has not acknowledged it. */
  let handing: { text: HandedText; edits: number } | null = null;
  /** Session id of the tab that keeps its copy until this tab acknowledges the handover. */
  let takenFrom: string | null = null;
  const $isElsewhere = atom(false);
  const started = Promise.withResolvers<null>();
  let isStarted = false;
  const hasUnsaved = () => isUnsaved($state.get());

  const tabs = joinTabs({
    name: `${userId}:${articleId}`,
    sessionId,
    clock,
    locks: dependencies.locks,
    openChannel: dependencies.openChannel,
    onLeading: (from) => void startLeading(from),
    async onHandingOver() {
      await writer.flushWhole();
      const handed = handedText();
      handing = { text: handed, edits: $state.get().edits };
      yieldLeadership();
      return handed;
    },
    onTaken() {
      if (!handing) return;
      runner.dispatch({ kind: 'taken', edits: handing.edits });
      followed = handing.text;
      begunForm = followed.form;
      facts.followed(followed);
      handing = null;
      // The new leader removes this session's journal entries, so the next write here must hold the whole text.
      if (!hasUnsaved()) writer.restart();
      noteSafe();
    },
    onHandedLate(handed) {
      const keeping = handed.isUnsaved ? offer(handed.form, begunForm) : Promise.resolve(true);
      void keeping.then((isKept) => isKept && tabs.confirmTaken(handed.sessionId));
    },
    onLost() {
      void writer.flushWhole();
      yieldLeadership();
    },
    onWritten(handed) {
      watchOtherTab();
      if (!hasUnsaved()) follow(handed);
    },
    onUnsaved: facts.unsavedElsewhere,
    onHello: reportText,
  });
  const stopWaiting = clock.after(TURN_TIMEOUT, () => tabs.isLeader() || watchOtherTab());

  /** Makes this tab the leader. Continues the text that the former leader hands over, or else looks for texts of ended sessions. */
  async function startLeading(from: LeadershipOrigin): Promise<void> {
    $isElsewhere.set(false);
    facts.writtenHere();
    if (typeof from === 'object') {
      if (hasUnsaved()) void offer(text.form(), from.form);
      follow(from);
      facts.writtenHere();
      resumeSaving(from.isUnsaved, from.unsettled);
      takenFrom = from.sessionId;
      if (from.isUnsaved) await keepWhole(from.fieldsSet);
      else noteSafe();
      await recovery.forgetSession(from.sessionId, from.lastNumber);
      // Looks for texts that the former tab offered or left since. Ignores uncertain writes, because the handover has named its own.
      void lookForTexts(false).catch(() => null);
      return;
    }
    // Takes back a handover that was never acknowledged.
    const uncertain = handing?.text.unsettled ?? null;
    handing = null;
    const isFollowedUnsaved = followed?.isUnsaved ?? false;
    // Must come first: the search removes an ended session's entries when their text equals this one.
    if (isFollowedUnsaved || hasUnsaved()) await keepWhole(followed?.fieldsSet);
    const unsettled = await withinTime(clock, LOOK_TIMEOUT, lookForTexts(from === 'silent'));
    if (tabs.isLeader()) resumeSaving(isFollowedUnsaved || hasUnsaved(), unsettled ?? uncertain);
    isStarted = true;
    started.resolve(null);
  }

  function noteSafe(): void {
    if (takenFrom !== null) tabs.confirmTaken(takenFrom);
    takenFrom = null;
  }

  function yieldLeadership(): void {
    $isElsewhere.set(true);
    recovery.withdraw();
    runner.dispatch({ kind: 'yielded' });
  }

  function watchOtherTab(): void {
    $isElsewhere.set(true);
    isStarted = true;
    started.resolve(null);
  }

  function keepWhole(fieldsSet: FieldName[] = []): Promise<void> {
    writer.restart();
    writer.changed(...fieldsSet);
    return writer.flushWhole();
  }

  /** Lets this tab save from now on. @param unsettled write of a former leader whose outcome is unknown */
  function resumeSaving(isUnsavedNow: boolean, unsettled: SaveRequest | null): void {
    if (unsettled) runner.putAside(unsettled);
    const version = followed?.version ?? $state.get().version;
    followed = null;
    runner.dispatch({ kind: 'took-over', version, isUnsaved: isUnsavedNow, hasUnsettled: unsettled !== null });
  }

  /** Looks for texts of ended sessions. @param isSilentIncluded whether to include texts of live sessions that do not answer */
  async function lookForTexts(isSilentIncluded: boolean): Promise<SaveRequest | null> {
    const living = isSilentIncluded ? new Set<string>() : await tabs.liveSessions();
    const unsettled = await recovery.look(living.add(sessionId), [begunForm, text.form()]);
    if ($isElsewhere.get()) recovery.withdraw();
    return unsettled;
  }

  function handedText(): HandedText {
    return {
      sessionId,
      lastNumber: writer.lastNumber(),
      form: text.form(),
      version: $state.get().version,
      ...facts.handed(),
      isUnsaved: hasUnsaved(),
      unsettled: runner.uncertainRequest(),
      fieldsSet: writer.fieldsSet(),
    };
  }

  function reportText(): void {
    tabs.reportText(handedText());
  }

  function follow(handed: HandedText): void {
    followed = handed;
    begunForm = handed.form;
    facts.followed(handed);
    text.open(handed.form);
  }

  function offer(form: ArticleForm, present: ArticleForm): Promise<boolean> {
    const typedAt = new Date(clock.now()).toISOString();
    return recovery.offer({ form, typedAt, baseVersion: $state.get().version }, present);
  }

  return {
    $isElsewhere,
    started: () => (isStarted ? null : started.promise),
    takeOver: tabs.takeOver,
    reportText,
    reportUnsaved: tabs.reportUnsaved,
    noteSafe,
    beginFrom(form) {
      begunForm = form;
    },
    end() {
      tabs.end();
      stopWaiting();
    },
  };
}
