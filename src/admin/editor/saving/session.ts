import { atom, computed } from 'nanostores';
import { emptyForm } from '../../../core/editing/article-form.ts';
import type { SaveIntent, SaveOutcome, SaveRequest } from '../../../core/editing/article-store.ts';
import { isTitleGiven } from '../../../core/editing/form-problems.ts';
import type { FieldName } from '../../../core/editing/journal.ts';
import { conflictOf, isUnsaved, openedState, type SaveSuccess } from '../../../core/editing/save-state.ts';
import type { Conflict, EditingSession, LateWrite } from '../editing-session.ts';
import { createArticleFacts } from './article-facts.ts';
import { createJournalWriter } from './journal-writer.ts';
import { createRecovery } from './recovery.ts';
import { createArticleReplacement } from './replace-article.ts';
import { createSaveRunner } from './save-runner.ts';
import type { SessionDependencies } from './session-dependencies.ts';
import { obstaclesOf, savingState } from './saving-state.ts';
import { repeatedly } from './browser-environment.ts';
import { createText } from './text.ts';
import { createTabLeader } from './tab-leader.ts';

/** Milliseconds between auto-saves (document 1, section 9); fewer while this computer refuses to keep the text. */
const AUTO_SAVE = 60_000;
const AUTO_SAVE_WITHOUT_JOURNAL = 10_000;
/** Milliseconds without a change after which the other tabs get the text. */
const REPORT_DELAY = 2000;

/** Opens an article for writing: see `EditingSession`. Never throws, even when network or storage fail. */
export function createEditingSession(dependencies: SessionDependencies): EditingSession {
  const { article, articleId, userId, clock, journal, environment } = dependencies;
  const sessionId = dependencies.newId();
  const opened = article?.form ?? emptyForm(dependencies.contentType);
  const text = createText(opened, dependencies.newId);
  const facts = createArticleFacts(article, opened, clock.now());

  const $isOnline = atom(environment.isOnline());
  const $isStorageFull = atom(false);
  const $conflict = atom<Conflict | null>(null);
  const $lateWrite = atom<LateWrite | null>(null);
  const isKeeping = () => !$isStorageFull.get();
  const recovery = createRecovery({ ...dependencies, isKeeping });

  const runner = createSaveRunner({
    articleId,
    clock,
    store: dependencies.store,
    random: dependencies.random,
    newId: dependencies.newId,
    // This tab does not lead before it has the lock.
    initial: { ...openedState(article?.version ?? 0), phase: 'elsewhere' },
    form: text.form,
    onSending: (request) => writer.sending(request),
    onSaved,
    onSettled(outcome, request) {
      facts.beginFrom(request.form);
      reportLateWrite(outcome, request.intent);
    },
    onAutoSave: dependencies.onAutoSave,
  });
  const { $state } = runner;
  const hasUnsaved = () => isUnsaved($state.get());

  const writer = createJournalWriter({
    session: { userId, articleId, sessionId },
    journal,
    clock,
    text,
    version: () => $state.get().version,
    onKept(typedAt) {
      if (hasUnsaved()) facts.keptHere(typedAt);
      leader.noteSafe();
      if (recovery.isHolding()) recovery.keepAll();
    },
    onRefused: (isRefused) => $isStorageFull.set(isRefused),
  });

  const leader = createTabLeader({ dependencies, sessionId, opened, text, writer, runner, recovery, facts });
  const replacing = createArticleReplacement({
    text,
    writer,
    recovery,
    changed,
    isKeeping,
    now: clock.now,
    isLeader: () => !leader.$isElsewhere.get(),
    version: () => $state.get().version,
    isUnsaved: hasUnsaved,
  });

  function onSaved(outcome: SaveSuccess, request: SaveRequest, isAwaited: boolean): void {
    const isAllSaved = !hasUnsaved();
    const { intent } = request;
    if (!isAwaited) reportLateWrite(outcome, intent);
    facts.saved(outcome, request, isAllSaved);
    // Takes over the values that the database filled in, unless typed meanwhile.
    const { slug, publishedAt } = text.$fields.get();
    if (slug === '' && request.form.slug === '') text.setFields({ slug: outcome.slug ?? '' });
    if (intent === 'publish' && publishedAt === request.form.publishedAt)
      text.setFields({ publishedAt: outcome.publishedAt });
    // Leaves the session's journal entries, which may be the only copy of a text that recovery could not write.
    if (isAllSaved && recovery.isHolding()) writer.restart();
    else writer.acknowledged(isAllSaved);
    if (isAllSaved) leader.noteSafe();
    leader.reportText();
  }

  function reportLateWrite(outcome: SaveSuccess, intent: SaveIntent): void {
    if (intent === 'auto-save') return;
    $lateWrite.set({ intent, outcome, before: facts.$record.get() });
  }

  let stopReport = () => {};
  function changed(...fields: FieldName[]): void {
    const isFirst = !hasUnsaved();
    runner.dispatch({ kind: 'changed' });
    writer.changed(...fields);
    if (isFirst) leader.reportUnsaved();
    stopReport();
    stopReport = clock.after(REPORT_DELAY, leader.reportText);
  }

  function ask(intent: SaveIntent): Promise<SaveOutcome> {
    return leader.started()?.then(() => ask(intent)) ?? runner.ask({ kind: 'asked', intent });
  }

  const autoSave = repeatedly(
    clock,
    () => (isKeeping() ? AUTO_SAVE : AUTO_SAVE_WITHOUT_JOURNAL),
    () => runner.dispatch({ kind: 'tick', hasTitle: isTitleGiven(text.$fields.get().title) }),
  );
  const stops = [
    () => autoSave.stop(),
    $isStorageFull.listen((isFull) => {
      autoSave.restart();
      if (!isFull) recovery.keepAll();
    }),
    $state.listen((state) => {
      const conflict = conflictOf(state);
      if (conflict?.current === $conflict.get()?.theirs) return;
      const { serverForm } = facts;
      $conflict.set(
        conflict && { base: serverForm(), mine: text.form(), theirs: conflict.current, savedBy: conflict.savedBy },
      );
    }),
    environment.whenHidden(() => void writer.flush()),
    environment.askBeforeLeaving(() => hasUnsaved() || recovery.isHolding()),
    environment.whenOnlineChanges(() => {
      $isOnline.set(environment.isOnline());
      if (environment.isOnline()) runner.dispatch({ kind: 'online' });
    }),
  ];

  return {
    articleId,
    $isCreated: facts.$isCreated,
    $status: facts.$status,
    $record: facts.$record,
    $fields: text.$fields,
    $document: text.$document,
    $saving: computed([$state, facts.$places, facts.$isUnsavedElsewhere], (state, places, isUnsavedElsewhere) =>
      savingState(state, places, isUnsavedElsewhere),
    ),
    $recovered: recovery.$recovered,
    $conflict,
    $obstacles: computed(
      [$state, $isOnline, leader.$isElsewhere, $isStorageFull],
      (state, isOnline, isElsewhere, isStorageFull) => obstaclesOf(state, { isOnline, isElsewhere, isStorageFull }),
    ),
    $lateWrite,
    attach: text.attach,
    contentChanged() {
      text.contentChanged();
      changed();
    },
    setField(name, value) {
      text.setFields({ [name]: value });
      changed(name);
    },
    form: text.form,
    replaceForm: replacing.replaceForm,
    save: () => ask('save'),
    saveAsDraft: () => ask(facts.$status.get() === 'published' ? 'unpublish' : 'save'),
    publish: () => ask('publish'),
    schedule: () => ask('schedule'),
    useRecovered: replacing.useRecovered,
    discardRecovered: replacing.discardRecovered,
    keepMine() {
      const theirs = $conflict.get()?.theirs;
      if (!theirs) return ask('save');
      facts.beginFrom(theirs.form);
      return runner.ask({ kind: 'kept-mine' });
    },
    takeTheirs() {
      const theirs = $conflict.get()?.theirs;
      if (!theirs) return null;
      return replacing.takeTheirs(theirs, () => {
        leader.beginFrom(theirs.form);
        facts.opened(theirs, clock.now());
        runner.dispatch({ kind: 'took-theirs' });
      });
    },
    confirmOnline: facts.confirmOnline,
    signedInAgain: () => runner.dispatch({ kind: 'signed-in' }),
    writeHere: leader.takeOver,
    flush: writer.flush,
    end() {
      void writer.flush();
      writer.end();
      runner.end();
      leader.end();
      stopReport();
      for (const stop of stops) stop();
    },
  };
}
