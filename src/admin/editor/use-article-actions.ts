import { useEffect, useEffectEvent, useState } from 'react';
import {
  articleState,
  saveResult,
  type ArticleRecord,
  type SaveResult,
  publicationMoment,
} from '../../core/editing/article-state.ts';
import type { SaveOutcome } from '../../core/editing/article-store.ts';
import { EDITOR_ADDRESS } from '../../core/site/addresses.ts';
import { longDateTime } from '../../core/time/paris-time.ts';
import { focusTitle } from '../shell/ScreenTitle.tsx';
import { OUTCOME_COPY, SAVED_ALONE_COPY, SAVE_ACTION_COPY } from './copy.ts';
import type { EditingSession, LateWrite } from './editing-session.ts';
import type { ArticleFormBinding } from './fields/use-article-form.ts';
import { useEditorServices } from './editor-services.ts';
import { outcomeMessage } from './outcome-message.ts';
import { $pendingPictures } from './pictures/uploads-under-way.ts';
import type { PublishedChange } from './publication/copy.ts';
import { tellVisibleChange } from './publication/visible-changes.ts';
import { saveErrorText } from './saving/copy.ts';

/** Milliseconds that the message of a publication stays (document 1, section 9). */
export const PUBLICATION_TIME = 5000;

/** Milliseconds that the message of an update stays before the list follows (document 1, section 9). */
const UPDATE_TIME = 3000;

type Saved = Extract<SaveOutcome, { kind: 'saved' }>;
type Action = 'save' | 'draft' | 'publish' | 'schedule';
type MissedChange = keyof typeof SAVED_ALONE_COPY;

interface Published {
  outcome: Saved;
  change: 'publish' | 'update' | 'withdraw';
  /** Whether the success panel replaces the form. */
  isPanelOpen: boolean;
}

export interface ArticleActions {
  /** Action in progress; null for none. */
  running: Action | null;
  /** Last failure with its remedy; null after a success. */
  message: string | null;
  published: Published | null;
  /** Later date of an online article that the writer is asked about; null without a question. */
  askedDate: string | null;
  /** Whether the editor is about to lead back, to the list or the page where the correction began. */
  isLeaving: boolean;
  /** Performs an action. @returns whether the server has performed it */
  run(action: Exclude<Action, 'schedule'>): Promise<boolean>;
  /** Answers the question about a later date; null writes nothing. */
  answerDate(action: 'publish' | 'schedule' | null): Promise<void>;
  goOn(): void;
}

/** Implements the bar's buttons: check the form, write, report the outcome, lead on. */
export function useArticleActions(session: EditingSession, form: ArticleFormBinding): ArticleActions {
  const { toasts, navigate, wayBack } = useEditorServices();
  const [running, setRunning] = useState<Action | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [published, setPublished] = useState<Published | null>(null);
  const [askedDate, setAskedDate] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  // Visible change that the last action requested and did not achieve; null after a success.
  const [missed, setMissed] = useState<MissedChange | null>(null);

  // Typing again cancels the departure.
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => navigate(wayBack.address), UPDATE_TIME);
    const stay = () => isAtWork(session) && setLeaving(false);
    const stopFollowing = [session.$saving.listen(stay), $pendingPictures.listen(stay)];
    return () => {
      clearTimeout(timer);
      for (const stop of stopFollowing) stop();
    };
  }, [isLeaving, navigate, wayBack, session]);

  // The late answer replaces the message that there was no answer.
  const tellLate = useEffectEvent(({ intent, outcome, before }: LateWrite) => {
    setMessage(intent === 'save' && missed ? SAVED_ALONE_COPY[missed] : null);
    if (intent === 'save') return;
    setMissed(null);
    const result = saveResult(before, outcome, new Date());
    tellVisitors(result, outcome);
    // A writer who types on keeps the form on screen.
    const isPanelOpen = result.kind === 'published' && !isAtWork(session);
    setPublished(publishedOf(result, outcome, isPanelOpen));
    if (!isPanelOpen) toasts.tell(sentenceOf(result));
  });
  useEffect(() => session.$lateWrite.listen((write) => write && tellLate(write)), [session]);

  const succeed = (action: Action, outcome: Saved, before: ArticleRecord) => {
    const result = saveResult(before, outcome, new Date());
    tellVisitors(result, outcome);
    if (action === 'draft') {
      toasts.tell(SAVE_ACTION_COPY.draftSaved);
      navigate(`${EDITOR_ADDRESS}?tab=drafts`);
    } else if (action !== 'save') {
      const isFirst = before.status === 'draft';
      // Stays on the form while a picture is uploading: the published text lacks it.
      const isPanelOpen = isFirst && $pendingPictures.get() === 0;
      setPublished(publishedOf(result, outcome, isPanelOpen));
      // Without a publication there is nothing to wait for, as with an article dated next week.
      const isToldOnline = isPanelOpen && outcome.publicationId !== null;
      if (!isToldOnline) {
        toasts.tell(sentenceOf(result), { milliseconds: isFirst ? PUBLICATION_TIME : UPDATE_TIME });
      }
      if (!isFirst) setLeaving(!isAtWork(session));
    }
  };

  const fail = (action: Action, outcome: Exclude<SaveOutcome, Saved>, before: ArticleRecord) => {
    const reason = outcomeMessage(outcome);
    const wasPublished = before.status === 'published';
    const isPublication = action === 'publish' || action === 'schedule';
    const change = missedChange(action, wasPublished);
    setMissed(change);
    // The write may have succeeded although its answer was lost.
    if (change) tellVisibleChange(null);
    if (outcome.kind === 'slug-taken') form.refuse('slug', OUTCOME_COPY.slugTaken);
    if (outcome.kind === 'refused' && outcome.field) form.refuse(outcome.field, reason);
    const said = isPublication ? reason || SAVE_ACTION_COPY.publicationFailed : saveErrorText(reason);
    setMessage(reason ? said : `${said}. ${SAVE_ACTION_COPY.unexplained}`);
    if (isPublication && wasPublished) toasts.tell(SAVE_ACTION_COPY.updateFailed(reason));
  };

  const perform = async (action: Action): Promise<boolean> => {
    setMessage(null);
    setMissed(null);
    setLeaving(false);
    setRunning(action);
    const before = session.$record.get();
    const outcome = await write(session, action)
      .catch(failedUnexpectedly)
      .finally(() => setRunning(null));
    if (outcome.kind === 'saved') succeed(action, outcome, before);
    else fail(action, outcome, before);
    return outcome.kind === 'saved';
  };

  return {
    running,
    message,
    published,
    askedDate,
    isLeaving,
    goOn() {
      setPublished(published && { ...published, isPanelOpen: false });
      focusTitle();
    },
    async run(action) {
      if (running) return false;
      const count = form.check(action !== 'save');
      if (count > 0) {
        setMessage(SAVE_ACTION_COPY.toCorrect(count));
        return false;
      }
      const { publishedAt } = session.$fields.get();
      const now = new Date();
      const isOnline = articleState(session.$record.get(), now).kind === 'online';
      if (action === 'publish' && isOnline && publicationMoment(publishedAt, now) === 'future') {
        setAskedDate(publishedAt);
        return false;
      }
      return perform(action);
    },
    async answerDate(action) {
      setAskedDate(null);
      if (action !== null && !running) await perform(action);
    },
  };
}

const VISIBLE_CHANGES = {
  saved: null,
  withdrawn: 'unpublish',
  published: 'publish',
  updated: 'update',
  scheduled: null,
  'withdrawn-until': 'withdraw',
  'replaced-at': null,
} as const satisfies Record<SaveResult['kind'], PublishedChange | null>;

/** Returns the change to follow after a write; null for none. */
function publishedOf({ kind }: SaveResult, outcome: Saved, isPanelOpen: boolean): Published | null {
  const change = VISIBLE_CHANGES[kind];
  if (change === 'update' || change === 'withdraw') return { outcome, change, isPanelOpen: false };
  return change === 'publish' || isPanelOpen ? { outcome, change: 'publish', isPanelOpen } : null;
}

function sentenceOf(result: SaveResult): string {
  switch (result.kind) {
    case 'saved':
    case 'withdrawn':
      return SAVE_ACTION_COPY.draftSaved;
    case 'published':
      return SAVE_ACTION_COPY.published;
    case 'updated':
      return SAVE_ACTION_COPY.updated;
    case 'scheduled':
      return SAVE_ACTION_COPY.scheduled(longDateTime(result.at));
    case 'withdrawn-until':
      return SAVE_ACTION_COPY.withdrawnUntil(longDateTime(result.at));
    case 'replaced-at':
      return SAVE_ACTION_COPY.replacedAt(longDateTime(result.at));
  }
}

/** Whether the writer has typed on, or a picture is uploading. */
function isAtWork(session: EditingSession): boolean {
  return session.$saving.get().isUnsaved || $pendingPictures.get() > 0;
}

/** Returns the visible change that was requested but not done; null for none. */
function missedChange(action: Action, wasPublished: boolean): MissedChange | null {
  if (action === 'schedule') return 'schedule';
  if (action === 'publish') return wasPublished ? 'update' : 'publish';
  return action === 'draft' && wasPublished ? 'unpublish' : null;
}

function tellVisitors({ kind }: SaveResult, { publicationId }: Saved): void {
  const change = VISIBLE_CHANGES[kind];
  if (change) tellVisibleChange(publicationId === null ? null : { change, publicationId });
}

/** Turns an unexpected error into a refusal without a reason, for which the specification has texts. */
function failedUnexpectedly(error: unknown): Exclude<SaveOutcome, Saved> {
  console.warn('The write failed with an unexpected error', error);
  return { kind: 'refused', field: null, message: '' };
}

async function write(session: EditingSession, action: Action): Promise<SaveOutcome> {
  switch (action) {
    case 'save':
      return session.save();
    case 'draft':
      return session.saveAsDraft();
    case 'publish':
      return session.publish();
    case 'schedule':
      return session.schedule();
  }
}
