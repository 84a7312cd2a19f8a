import { useEffect, useEffectEvent, useState } from 'react';
import type { SaveOutcome } from '../../core/editing/article-store.ts';
import { EDITOR_ADDRESS } from '../../core/site/addresses.ts';
import { OUTCOME_COPY, SAVED_ALONE_COPY, SAVING_COPY } from './copy.ts';
import type { EditingSession, LateWrite } from './editing-session.ts';
import type { ArticleFormBinding } from './fields/use-article-form.ts';
import { useEditorServices } from './editor-services.ts';
import { outcomeMessage } from './outcome-message.ts';
import { $pendingPictures } from './pictures/uploads-under-way.ts';
import { tellVisibleChange } from './publication/visible-changes.ts';
import { saveErrorText } from './saving/copy.ts';

/** How long the message of a publication stays, in milliseconds (document 1, section 9). */
export const PUBLICATION_TIME = 5000;

/** How long the message of an update stays, and after how long the list follows, in milliseconds (document 1, section 9). */
const UPDATE_TIME = 3000;

type Saved = Extract<SaveOutcome, { kind: 'saved' }>;
type Action = 'save' | 'draft' | 'publish';
type VisibleChange = keyof typeof SAVED_ALONE_COPY;

export interface Published {
  outcome: Saved;
  change: 'publish' | 'update';
  /** Whether what comes next is offered in place of the form. */
  isPanelOpen: boolean;
}

export interface ArticleActions {
  /** What is under way; null when nothing is. */
  running: Action | null;
  /** What went wrong last, and what to do; null once something went well. */
  message: string | null;
  /** What was published last from here, and whether visitors had seen the article before. */
  published: Published | null;
  /** Whether the list comes next, in a moment. */
  isLeaving: boolean;
  /** @returns whether the server has done it */
  run(action: Action): Promise<boolean>;
  /** Goes on writing after a publication. */
  goOn(): void;
}

/** What the buttons of the bar do: check the form, write, say how that went, lead on. */
export function useArticleActions(session: EditingSession, form: ArticleFormBinding): ArticleActions {
  const { toasts, navigate } = useEditorServices();
  const [running, setRunning] = useState<Action | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [published, setPublished] = useState<Published | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  // What visitors were to see, and was not done.
  const [missed, setMissed] = useState<VisibleChange | null>(null);

  // Who types again stays.
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => navigate(EDITOR_ADDRESS), UPDATE_TIME);
    const stay = () => isAtWork(session) && setLeaving(false);
    const stopFollowing = [session.$saving.listen(stay), $pendingPictures.listen(stay)];
    return () => {
      clearTimeout(timer);
      for (const stop of stopFollowing) stop();
    };
  }, [isLeaving, navigate, session]);

  // What was said of it, that no answer came, is no more so.
  const tellLate = useEffectEvent(({ intent, outcome, wasPublished }: LateWrite) => {
    setMessage(intent === 'save' && missed ? SAVED_ALONE_COPY[missed] : null);
    if (intent === 'save') return;
    setMissed(null);
    tellVisitors(intent === 'publish' ? 'publish' : 'draft', outcome, wasPublished);
    if (intent === 'unpublish') toasts.tell(SAVING_COPY.draftSaved);
    if (intent !== 'publish') return;
    // Whoever writes on is not shown another screen.
    const isPanelOpen = !wasPublished && !isAtWork(session);
    setPublished({ outcome, change: wasPublished ? 'update' : 'publish', isPanelOpen });
    if (!isPanelOpen) toasts.tell(wasPublished ? SAVING_COPY.updated : SAVING_COPY.published);
  });
  useEffect(() => session.$lateWrite.listen((write) => write && tellLate(write)), [session]);

  const succeed = (action: Action, outcome: Saved, wasPublished: boolean) => {
    if (action === 'draft') {
      toasts.tell(SAVING_COPY.draftSaved);
      navigate(`${EDITOR_ADDRESS}?tab=drafts`);
    } else if (action === 'publish') {
      // A picture that is on its way stays in sight: what was published is without it.
      const isPanelOpen = !wasPublished && $pendingPictures.get() === 0;
      setPublished({ outcome, change: wasPublished ? 'update' : 'publish', isPanelOpen });
      if (!wasPublished) {
        // The site shows nothing yet that one could wait for, such as an article of next week.
        if (outcome.publicationId === null || !isPanelOpen)
          toasts.tell(SAVING_COPY.published, { milliseconds: PUBLICATION_TIME });
        return;
      }
      toasts.tell(SAVING_COPY.updated, { milliseconds: UPDATE_TIME });
      setLeaving(!isAtWork(session));
    }
  };

  const fail = (action: Action, outcome: Exclude<SaveOutcome, Saved>, wasPublished: boolean) => {
    const reason = outcomeMessage(outcome);
    setMissed(visibleChange(action, wasPublished));
    if (outcome.kind === 'slug-taken') form.refuse('slug', OUTCOME_COPY.slugTaken);
    if (outcome.kind === 'refused' && outcome.field) form.refuse(outcome.field, reason);
    if (action !== 'publish') setMessage(saveErrorText(reason));
    else setMessage(reason || SAVING_COPY.publicationFailed);
    if (action === 'publish' && wasPublished) toasts.tell(SAVING_COPY.updateFailed(reason));
  };

  return {
    running,
    message,
    published,
    isLeaving,
    goOn: () => setPublished(published && { ...published, isPanelOpen: false }),
    async run(action) {
      if (running) return false;
      const { isGood, count } = form.check();
      if (!isGood) {
        setMessage(SAVING_COPY.toCorrect(count));
        return false;
      }
      setMessage(null);
      setMissed(null);
      setLeaving(false);
      setRunning(action);
      const wasPublished = session.$status.get() === 'published';
      const outcome = await write(session, action)
        .catch(failedUnexpectedly)
        .finally(() => setRunning(null));
      if (outcome.kind === 'saved') succeed(action, outcome, wasPublished);
      else fail(action, outcome, wasPublished);
      tellVisitors(action, outcome, wasPublished);
      return outcome.kind === 'saved';
    },
  };
}

/** Whether somebody writes on, or has a picture on its way. */
function isAtWork(session: EditingSession): boolean {
  return session.$saving.get().isUnsaved || $pendingPictures.get() > 0;
}

/** What visitors are to see of an action; null when nothing. */
function visibleChange(action: Action, wasPublished: boolean): VisibleChange | null {
  if (action === 'publish') return wasPublished ? 'update' : 'publish';
  return action === 'draft' && wasPublished ? 'unpublish' : null;
}

/** Tells what visitors will see of a write; also after a failure: its answer alone may be lost. */
function tellVisitors(action: Action, outcome: SaveOutcome, wasPublished: boolean): void {
  const change = visibleChange(action, wasPublished);
  if (!change) return;
  const publicationId = outcome.kind === 'saved' ? outcome.publicationId : null;
  tellVisibleChange(publicationId === null ? null : { change, publicationId });
}

/** The specified sentences for what has no reason of its own. */
function failedUnexpectedly(error: unknown): Exclude<SaveOutcome, Saved> {
  console.warn('The write has failed without an outcome', error);
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
  }
}
