import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { ArticleStatus } from '../../core/editing/article-form.ts';
import { isTitleGiven } from '../../core/editing/form-problems.ts';
import { CONFLICT_COPY } from './conflict/copy.ts';
import { SAVE_ACTION_COPY } from './copy.ts';
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
  /** Shows both texts of a conflict; null without one. */
  compare: (() => void) | null;
  actions: ArticleActions;
  review: ReviewActions;
}

export function SaveBar({ title, status, isEditing, isSaving, isBlocked, compare, actions, review }: Props) {
  const { running, message, isLeaving, run } = actions;
  const isDisabled = isBlocked || !isTitleGiven(title);
  const isRunning = running !== null;
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
        {isLeaving ? leading : pendingPictures > 0 && PICTURE_COPY.pending(pendingPictures)}
      </p>
      <div className="save-bar-buttons">
        {compare && (
          <button type="button" className="button" aria-haspopup="dialog" onClick={compare}>
            {CONFLICT_COPY.open}
          </button>
        )}
        {publishes ? (
          <BarButton isDisabled={isDisabled} isBusy={isRunning} act={() => run('publish')}>
            {running === 'publish'
              ? SAVE_ACTION_COPY.publishing
              : isPublished
                ? SAVE_ACTION_COPY.update
                : SAVE_ACTION_COPY.publish}
          </BarButton>
        ) : (
          !review.review?.isWaiting && (
            <BarButton
              className="propose-button"
              isDisabled={isDisabled}
              isBusy={isRunning || isSaving || review.isRunning}
              act={propose}
            >
              {review.isRunning
                ? REVIEW_COPY.proposing
                : review.review
                  ? REVIEW_COPY.proposeAgain
                  : REVIEW_COPY.propose}
            </BarButton>
          )
        )}
        {isEditing && (
          <BarButton
            className="button-quiet"
            isDisabled={isDisabled}
            isBusy={isRunning || isSaving}
            act={() => run('save')}
          >
            {isSaving ? SAVE_ACTION_COPY.saving : SAVE_ACTION_COPY.save}
          </BarButton>
        )}
        <BarButton
          className="button-quiet"
          isDisabled={isDisabled}
          isBusy={isRunning}
          describedBy={isPublished ? 'draft-hint' : undefined}
          act={() => run('draft')}
        >
          <DraftWords />
        </BarButton>
      </div>
      {isPublished && (
        <p id="draft-hint" className="field-hint">
          <DraftWords /> {SAVE_ACTION_COPY.unpublishes}
        </p>
      )}
    </div>
  );
}

interface BarButtonProps {
  className?: string;
  isDisabled: boolean;
  /** Whether it waits for a write. It then keeps the focus, which a disabled button would lose. */
  isBusy: boolean;
  describedBy?: string | undefined;
  act: () => Promise<unknown>;
  children: ReactNode;
}

function BarButton({ className = '', isDisabled, isBusy, describedBy, act, children }: BarButtonProps) {
  return (
    <button
      type="button"
      className={`button ${className}`}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-describedby={describedBy}
      onClick={() => !isBusy && void act()}
    >
      {children}
    </button>
  );
}

/** Name of the button that saves a draft. A narrow screen shows its noun alone. */
function DraftWords() {
  return (
    <span className="draft-words">
      <span>{SAVE_ACTION_COPY.draft.verb} </span>
      <span>{SAVE_ACTION_COPY.draft.noun}</span>
    </span>
  );
}
