import { browserJournal } from '../editor/saving/browser-journal.ts';
import { liveSessions } from '../editor/saving/live-sessions.ts';
import { forgetText, forgetTexts, unsentTexts, type UnsentText } from '../editor/saving/unsent-texts.ts';

const loadReplay = async () => (await import('../editor/rich-text/document/step-recorder.ts')).replaySteps;

/** The texts of a user that nobody writes at the moment in this browser, and the server may not have. */
export async function restingTexts(userId: string): Promise<UnsentText[]> {
  return unsentTexts(browserJournal, userId, loadReplay, await known());
}

/** Texts of a user in this browser that the server may lack, and the live sessions among them. */
export async function allTexts(userId: string): Promise<{ texts: UnsentText[]; written: ReadonlySet<string> }> {
  const [texts, written] = await Promise.all([unsentTexts(browserJournal, userId, loadReplay), known()]);
  return { texts, written };
}

/** Forgets one text, but for one that is being written. @throws when the storage fails, or it cannot be known what is */
export async function forgetKeptText(userId: string, text: Pick<UnsentText, 'articleId' | 'sessionId'>): Promise<void> {
  return forgetText(browserJournal, userId, text, await living());
}

/** Forgets all texts of a user, but for those that are being written. @throws as `forgetKeptText` */
export async function forgetKeptTexts(userId: string): Promise<void> {
  return forgetTexts(browserJournal, userId, await living());
}

const living = () => liveSessions(navigator.locks ?? null);

/** Live sessions; empty where they cannot be known. */
const known = () => living().catch((): ReadonlySet<string> => new Set());
