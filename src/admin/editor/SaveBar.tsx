import { useStore } from '@nanostores/react';
import type { ArticleStatus } from '../../core/editing/article-form.ts';
import { isTitleGiven } from '../../core/editing/form-problems.ts';
import { CONFLICT_COPY } from './conflict/copy.ts';
import { OBSTACLE_COPY, SAVE_ACTION_COPY } from './copy.ts';
import { useEditorServices } from './editor-services.ts';
import { PICTURE_COPY } from './pictures/copy.ts';
import { $pendingPictures } from './pictures/uploads-under-way.ts';
import { usePermissions } from '../permissions.ts';
import { REVIEW_COPY } from './review/copy.ts';
import type { ReviewActions } from './review/use-review.ts';
import type { ArticleActions } from './use-article-actions.ts';

interface Props {
  title: string;
  status: ArticleStatus;
  /** Whether the article exists on the server. */
  isEditing: boolean;
  isSaving: boolean;
  /** Whether saving is blocked by a conflict or another tab. */
  isBlocked: boolean;
  isOffline: boolean;
  /** Shows both texts of a conflict; null without one. */
  compare: (() => void) | null;
  actions: ArticleActions;
  review: ReviewActions;
}

export function SaveBar({ title, status, isEditing, isSaving, isBlocked, isOffline, compare, actions, review }: Props) {
  const { running, message, isLeaving, run } = actions;
  const isImpossible = isBlocked || !isTitleGiven(title);
  // Sets `aria-disabled` only: a disabled button would lose the focus.
  const isBusy = running !== null;
  const pendingPictures = useStore($pendingPictures);
  const isPublished = status === 'published';
  const { publishes } = usePermissions();
  const propose = async () => {
    if (await run('save')) await review.propose();
  };
  const leading = useEditorServices().wayBack.isPage ? SAVE_ACTION_COPY.leadingToPage : SAVE_ACTION_COPY.leading;
  return (
    <div className="save-bar" data-bottom-bar role="group" aria-label={SAVE_ACTION_COPY.bar}>
      <p role="alert" className="field-error">
        {message ?? (review.review === null && review.failure)}
      </p>
      <p role="status" className="field-hint">
        {isOffline
          ? OBSTACLE_COPY.offline
          : isLeaving
            ? leading
            : pendingPictures > 0 && PICTURE_COPY.pending(pendingPictures)}
      </p>
      <div className="save-bar-buttons">
        {compare && (
          <button type="button" className="button" aria-haspopup="dialog" onClick={compare}>
            {CONFLICT_COPY.open}
          </button>
        )}
        {publishes ? (
          <button
            type="button"
            className="button"
            disabled={isImpossible}
            aria-disabled={isBusy}
            onClick={() => void run('publish')}
          >
            {running === 'publish'
              ? SAVE_ACTION_COPY.publishing
              : isPublished
                ? SAVE_ACTION_COPY.update
                : SAVE_ACTION_COPY.publish}
          </button>
        ) : (
          !review.review?.isWaiting && (
            <button
              type="button"
              className="button"
              disabled={isImpossible}
              aria-disabled={isBusy || isSaving || review.isRunning}
              onClick={() => !isSaving && !review.isRunning && void propose()}
            >
              {review.isRunning
                ? REVIEW_COPY.proposing
                : review.review
                  ? REVIEW_COPY.proposeAgain
                  : REVIEW_COPY.propose}
            </button>
          )
        )}
        {isEditing && (
          <button
            type="button"
            className="button button-quiet"
            disabled={isImpossible}
            aria-disabled={isBusy || isSaving}
            onClick={() => !isSaving && void run('save')}
          >
            {isSaving ? SAVE_ACTION_COPY.saving : SAVE_ACTION_COPY.save}
          </button>
        )}
        <button
          type="button"
          className="button button-quiet draft-button"
          disabled={isImpossible}
          aria-disabled={isBusy}
          aria-describedby={isPublished ? 'draft-hint' : undefined}
          onClick={() => void run('draft')}
        >
          {/* A narrow screen shows the noun alone. */}
          <span>{SAVE_ACTION_COPY.draft.verb} </span>
          <span>{SAVE_ACTION_COPY.draft.noun}</span>
        </button>
      </div>
      {isPublished && (
        <p id="draft-hint" className="field-hint">
          {SAVE_ACTION_COPY.unpublishes}
        </p>
      )}
    </div>
  );
}
