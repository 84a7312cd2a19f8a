import type { LoadedArticle } from '../../../core/editing/article-store.ts';
import { publicationMoment } from '../../../core/editing/article-state.ts';
import { MAXIMUM_SAVE_RETRIES } from '../../../core/editing/save-engine.ts';
import { isUnsaved, type SaveState } from '../../../core/editing/save-state.ts';
import type { Obstacle, SavingState, SavingStatus, TextPlaces } from '../editing-session.ts';
import { failureText, saveErrorText } from './copy.ts';

export function savingState(state: SaveState, places: TextPlaces, isUnsavedElsewhere: boolean): SavingState {
  const status = statusOf(state);
  const error = status === 'error' && state.failure ? saveErrorText(failureText(state.failure)) : null;
  return { status, error, isUnsaved: isUnsaved(state) || isUnsavedElsewhere, places };
}

function statusOf(state: SaveState): SavingStatus {
  switch (state.phase) {
    case 'saving':
    case 'settling':
      return 'saving';
    case 'waiting':
      return isGivenUp(state) ? 'error' : 'saving';
    case 'refused':
    case 'signed-out':
    case 'conflict':
    case 'deleted':
      return 'error';
    case 'idle':
    case 'elsewhere':
      return state.isSuccessShown ? 'success' : 'idle';
  }
}

const isGivenUp = ({ phase, running }: SaveState) =>
  phase === 'waiting' && (running?.attempt ?? 0) > MAXIMUM_SAVE_RETRIES;

export function obstaclesOf(
  state: SaveState,
  { isOnline, isElsewhere, isStorageFull }: { isOnline: boolean; isElsewhere: boolean; isStorageFull: boolean },
): Obstacle[] {
  const present: [Obstacle, boolean][] = [
    ['signed-out', state.phase === 'signed-out'],
    ['deleted', state.phase === 'deleted'],
    ['other-tab', isElsewhere],
    ['storage-full', isStorageFull],
    ['offline', !isOnline || isGivenUp(state)],
  ];
  return present.filter(([, isPresent]) => isPresent).map(([obstacle]) => obstacle);
}

/** Returns the places of an article's text at opening; a text is not online before its date. @param now milliseconds since 1970 */
export function openedPlaces(article: LoadedArticle | null, now: number): TextPlaces {
  const onThisComputer = null;
  if (!article) return { onThisComputer, onTheServer: null, online: null };
  const { savedAt, publishedForm, form } = article;
  const { publishedAt } = publishedForm ?? form;
  const isShown = article.status === 'published' && publicationMoment(publishedAt, new Date(now)) !== 'future';
  return { onThisComputer, onTheServer: savedAt, online: isShown ? (publishedForm ? publishedAt : savedAt) : null };
}
