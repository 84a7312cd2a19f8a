import { atom, computed } from 'nanostores';
import { emptyForm, type ArticleForm, type ArticleStatus } from '../../../core/editing/article-form.ts';
import type { SaveIntent, SaveOutcome, SaveRequest } from '../../../core/editing/article-store.ts';
import { fieldDifferences } from '../../../core/editing/form-difference.ts';
import type { FieldName } from '../../../core/editing/journal.ts';
import { conflictOf, isUnsaved, openedState, type SaveSuccess } from '../../../core/editing/save-state.ts';
import type { Conflict, EditingSession } from '../editing-session.ts';
import { createJournalWriter } from './journal-writer.ts';
import { createRecovery } from './recovery.ts';
import { createSaveRunner } from './save-runner.ts';
import type { SessionDependencies } from './session-dependencies.ts';
import { obstaclesOf, openedPlaces, savingState } from './saving-state.ts';
import { repeatedly, withinTime } from './surroundings.ts';
import { joinTabs, type HandedText, type WritingFrom } from './tabs.ts';
import { createText } from './text.ts';

/** Milliseconds between auto-saves (document 1, section 9); more often where the computer keeps nothing. */
const AUTO_SAVE = 60_000;
const AUTO_SAVE_WITHOUT_JOURNAL = 10_000;
/** Milliseconds without a change after which the other tabs are shown the text. */
const TELL_TABS = 2000;
/** Milliseconds after which an article that this tab does not get is another one's. */
const TURN_TIMEOUT = 500;
/** Milliseconds that the journal has to tell what it holds, before saving begins without it. */
const LOOK_TIMEOUT = 3000;

/** Opens an article to be written: see `EditingSession`. Throws nothing, whatever fails of network and storage. */
export function createEditingSession(dependencies: SessionDependencies): EditingSession {
  const { article, articleId, userId, clock, journal, surroundings } = dependencies;
  const chain = dependencies.newId();
  /** The text that this session began from, of the server or of another tab. */
  let begunForm = article?.form ?? emptyForm(dependencies.contentType);
  let followed: HandedText | null = null;
  const text = createText(begunForm, dependencies.newId);

  const $isCreated = atom(article !== null);
  const $status = atom<ArticleStatus>(article?.status ?? 'draft');
  const $hasWorkingCopy = atom(Boolean(article?.publishedForm));
  const $places = atom(openedPlaces(article, clock.now()));
  const $isOnline = atom(surroundings.isOnline());
  const $isStorageFull = atom(false);
  const $isElsewhere = atom(false);
  const $conflict = atom<Conflict | null>(null);
  const isKeeping = () => !$isStorageFull.get();
  const recovery = createRecovery({ ...dependencies, isKeeping });
  /** Once it is known which tab writes. */
  const started = Promise.withResolvers<null>();
  let isStarted = false;
  const start = () => {
    isStarted = true;
    started.resolve(null);
  };

  const runner = createSaveRunner({
    ...{ articleId, clock, store: dependencies.store, random: dependencies.random, newId: dependencies.newId },
    // Until this tab has the lock.
    initial: { ...openedState(article?.version ?? 0), phase: 'elsewhere' },
    form: text.form,
    onSending: (request) => writer.sending(request),
    onSaved,
    onAutoSave: dependencies.onAutoSave,
  });
  const { $state } = runner;
  const hasUnsaved = () => isUnsaved($state.get());

  const writer = createJournalWriter({
    chain: { userId, articleId, chain },
    ...{ journal, clock, text },
    version: () => $state.get().version,
    onKept: (typedAt) => hasUnsaved() && $places.set({ ...$places.get(), onThisComputer: typedAt }),
    onRefused: (isRefused) => $isStorageFull.set(isRefused),
  });

  const tabs = joinTabs({
    name: `${userId}:${articleId}`,
    ...{ chain, clock, locks: dependencies.locks, openChannel: dependencies.openChannel },
    onWriting: (from) => void startWriting(from),
    async onHandingOver() {
      await writer.flushWhole();
      const handed = handedText();
      writer.restart();
      followed = handed;
      begunForm = handed.form;
      yieldWriting(true);
      return handed;
    },
    onHandedLate: (handed) => handed.isUnsaved && offer(handed.form, begunForm),
    onLost() {
      void writer.flushWhole();
      yieldWriting(false);
    },
    onWritten(handed) {
      watchOtherTab();
      if (!hasUnsaved()) follow(handed);
    },
    onHello: () => tellTabs(),
  });

  /** This tab writes from now on: goes on from what the former one had, or looks for what it has left. */
  async function startWriting(from: WritingFrom): Promise<void> {
    $isElsewhere.set(false);
    if (typeof from === 'object') {
      if (hasUnsaved()) offer(text.form(), from.form);
      follow(from);
      takeOver(from.isUnsaved, from.unsettled);
      if (from.isUnsaved) await keepWhole(from.fieldsSet);
      await recovery.forgetChain(from.chain, from.lastNumber);
      // What the former tab offered, and what was left since. Of their writes, that tab has told.
      await lookForTexts(false).catch(() => null);
      return;
    }
    const isFollowedUnsaved = followed?.isUnsaved ?? false;
    if (isFollowedUnsaved) await keepWhole(followed?.fieldsSet);
    const unsettled = await withinTime(clock, LOOK_TIMEOUT, lookForTexts(from === 'silent'));
    if (tabs.isWriting()) takeOver(isFollowedUnsaved || hasUnsaved(), unsettled);
    start();
  }

  function yieldWriting(isHandedOver: boolean): void {
    $isElsewhere.set(true);
    recovery.withdraw();
    runner.dispatch({ kind: 'yielded', isHandedOver });
  }

  function watchOtherTab(): void {
    $isElsewhere.set(true);
    start();
  }

  function keepWhole(fieldsSet: FieldName[] = []): Promise<void> {
    writer.restart();
    writer.changed(...fieldsSet);
    return writer.flushWhole();
  }

  function takeOver(isUnsavedNow: boolean, unsettled: SaveRequest | null): void {
    if (unsettled) runner.putAside(unsettled);
    const version = followed?.version ?? $state.get().version;
    followed = null;
    runner.dispatch({ kind: 'took-over', version, isUnsaved: isUnsavedNow, hasUnsettled: unsettled !== null });
  }

  /** @param isSilentIncluded whether also those of sessions that live, and do not answer */
  async function lookForTexts(isSilentIncluded: boolean): Promise<SaveRequest | null> {
    const living = isSilentIncluded ? new Set<string>() : await tabs.livingChains();
    const unsettled = await recovery.look(living.add(chain), begunForm);
    if ($isElsewhere.get()) recovery.withdraw();
    return unsettled;
  }

  function handedText(): HandedText {
    return {
      ...{ chain, lastNumber: writer.lastNumber(), form: text.form(), version: $state.get().version },
      ...{ status: $status.get(), isCreated: $isCreated.get(), hasWorkingCopy: $hasWorkingCopy.get() },
      ...{ isUnsaved: hasUnsaved(), unsettled: runner.uncertainRequest(), fieldsSet: writer.fieldsSet() },
    };
  }

  function tellTabs(): void {
    tabs.tell(handedText());
  }

  function follow(handed: HandedText): void {
    followed = handed;
    begunForm = handed.form;
    $isCreated.set(handed.isCreated);
    $status.set(handed.status);
    $hasWorkingCopy.set(handed.hasWorkingCopy);
    text.open(handed.form);
  }

  function onSaved(outcome: SaveSuccess, request: SaveRequest): void {
    const isAll = !hasUnsaved();
    const isPublication = request.intent === 'publish';
    $isCreated.set(true);
    $status.set(outcome.status);
    $hasWorkingCopy.set(outcome.status === 'published' && !isPublication);
    const { onThisComputer, online } = $places.get();
    $places.set({
      onThisComputer: isAll ? null : onThisComputer,
      onTheServer: outcome.savedAt,
      // Of what is published now, the site tells when it shows it.
      online: outcome.status === 'draft' ? null : online,
    });
    // What the database has completed, where nothing was typed since.
    const { slug, publishedAt } = text.$fields.get();
    if (slug === '' && request.form.slug === '') text.setFields({ slug: outcome.slug ?? '' });
    if (isPublication && publishedAt === request.form.publishedAt) text.setFields({ publishedAt: outcome.publishedAt });
    writer.acknowledged(isAll);
    tellTabs();
  }

  let stopTelling = () => {};
  function changed(...fields: FieldName[]): void {
    runner.dispatch({ kind: 'changed' });
    writer.changed(...fields);
    stopTelling();
    stopTelling = clock.after(TELL_TABS, tellTabs);
  }

  function replaceForm(form: ArticleForm): void {
    const fieldsSet = fieldDifferences(text.form(), form).map(({ field }) => field);
    text.replace(form);
    writer.restart();
    changed(...fieldsSet);
  }

  function ask(intent: SaveIntent): Promise<SaveOutcome> {
    if (!isStarted) return started.promise.then(() => ask(intent));
    return runner.ask({ kind: 'asked', intent });
  }
  const offer = (form: ArticleForm, present: ArticleForm) =>
    recovery.offer({ form, typedAt: new Date(clock.now()).toISOString(), baseVersion: $state.get().version }, present);

  const autoSave = repeatedly(
    clock,
    () => (isKeeping() ? AUTO_SAVE : AUTO_SAVE_WITHOUT_JOURNAL),
    () => runner.dispatch({ kind: 'tick', hasTitle: text.$fields.get().title.trim() !== '' }),
  );
  const stops = [
    clock.after(TURN_TIMEOUT, () => tabs.isWriting() || watchOtherTab()),
    () => autoSave.stop(),
    $isStorageFull.listen(() => autoSave.restart()),
    $state.listen((state) => {
      const conflict = conflictOf(state);
      if (conflict?.current === $conflict.get()?.theirs) return;
      $conflict.set(conflict && { mine: text.form(), theirs: conflict.current, savedBy: conflict.savedBy });
    }),
    surroundings.whenHidden(() => void writer.flush()),
    surroundings.askBeforeLeaving(hasUnsaved),
    surroundings.whenOnlineChanges(() => {
      $isOnline.set(surroundings.isOnline());
      if (surroundings.isOnline()) runner.dispatch({ kind: 'online' });
    }),
  ];

  return {
    articleId,
    $isCreated,
    $status,
    $hasWorkingCopy,
    $fields: text.$fields,
    $document: text.$document,
    $saving: computed([$state, $places], savingState),
    $recovered: recovery.$recovered,
    $conflict,
    $obstacles: computed(
      [$state, $isOnline, $isElsewhere, $isStorageFull],
      (state, isOnline, isElsewhere, isStorageFull) => obstaclesOf(state, { isOnline, isElsewhere, isStorageFull }),
    ),
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
    replaceForm,
    save: () => ask('save'),
    saveAsDraft: () => ask($status.get() === 'published' ? 'unpublish' : 'save'),
    publish: () => ask('publish'),
    useRecovered() {
      const recovered = recovery.$recovered.get();
      if (!recovered) return;
      const forget = recovery.settle();
      replaceForm(recovered.form);
      void writer.flushWhole().then(forget);
    },
    discardRecovered: () => void recovery.settle()(),
    keepMine: () => ($conflict.get() ? runner.ask({ kind: 'kept-mine' }) : ask('save')),
    takeTheirs() {
      const theirs = $conflict.get()?.theirs;
      if (!theirs) return;
      text.replace(theirs.form);
      begunForm = theirs.form;
      $status.set(theirs.status);
      $hasWorkingCopy.set(theirs.publishedForm !== null);
      $places.set(openedPlaces(theirs, clock.now()));
      runner.dispatch({ kind: 'took-theirs' });
      void writer.clear();
    },
    confirmOnline: (at) => $places.set({ ...$places.get(), online: at }),
    signedInAgain: () => runner.dispatch({ kind: 'signed-in' }),
    writeHere: tabs.takeOver,
    flush: writer.flush,
    end() {
      void writer.flush();
      writer.end();
      runner.end();
      tabs.end();
      stopTelling();
      for (const stop of stops) stop();
    },
  };
}
