import { browserJournal } from '../editor/saving/journal-store.ts';
import { liveSessions } from '../editor/saving/live-sessions.ts';
import { forgetText, forgetTexts, unsentTexts, type UnsentText } from '../editor/saving/unsent-texts.ts';

const loadReplay = async () => (await import('../editor/rich-text/document/step-recorder.ts')).replaySteps;

/** Returns a user's texts in this browser that the server may lack and no live session writes. */
export async function restingTexts(userId: string): Promise<UnsentText[]> {
  return unsentTexts(browserJournal, userId, loadReplay, await livingIfKnown());
}

/** Returns a user's texts in this browser that the server may lack, and the live sessions. */
export async function allTexts(userId: string): Promise<{ texts: UnsentText[]; written: ReadonlySet<string> }> {
  const [texts, written] = await Promise.all([unsentTexts(browserJournal, userId, loadReplay), livingIfKnown()]);
  return { texts, written };
}

/** Forgets one text, unless a live session writes it. @throws when the storage fails, or live sessions cannot be listed */
export async function forgetKeptText(userId: string, text: Pick<UnsentText, 'articleId' | 'sessionId'>): Promise<void> {
  return forgetText(browserJournal, userId, text, await living());
}

/** Forgets all texts of a user that no live session writes. @throws as `forgetKeptText` */
export async function forgetKeptTexts(userId: string): Promise<void> {
  return forgetTexts(browserJournal, userId, await living());
}

const living = () => liveSessions(navigator.locks ?? null);

/** Returns the ids of the live sessions; an empty set where they cannot be known. */
const livingIfKnown = () => living().catch((): ReadonlySet<string> => new Set());
