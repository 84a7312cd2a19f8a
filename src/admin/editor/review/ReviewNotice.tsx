import { useId, useState } from 'react';
import { LONGEST_REVIEW_COMMENT, type Review } from '../../../core/editing/article-store.ts';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { frenchValue } from '../fields/french-input.ts';
import { usePermissions } from '../../permissions.ts';
import { REVIEW_COPY as COPY } from './copy.ts';
import type { ReviewActions } from './use-review.ts';

/** State of a draft's review above the text, with the actions that the member's role allows. */
export function ReviewNotice({ actions }: { actions: ReviewActions }) {
  const { publishes } = usePermissions();
  const titleId = useId();
  const { review, failure } = actions;
  if (!review || (publishes && !review.isWaiting)) return null;
  return (
    <section className="notice review" aria-labelledby={titleId}>
      <h2 id={titleId}>{COPY.title}</h2>
      {publishes ? <ToReview review={review} actions={actions} /> : <Proposed review={review} actions={actions} />}
      {failure && <p role="alert">{failure}</p>}
    </section>
  );
}

interface Props {
  review: Review;
  actions: ReviewActions;
}

/** Review as seen by the author. */
function Proposed({ review: { isWaiting, proposedAt, returned }, actions }: Props) {
  if (isWaiting) {
    return (
      <>
        <p>{COPY.waiting(proposedAt)}</p>
        <p className="notice-actions">
          <button
            type="button"
            className="button button-quiet button-small"
            aria-disabled={actions.isRunning}
            onClick={() => !actions.isRunning && void actions.withdraw()}
          >
            {COPY.withdraw}
          </button>
        </p>
      </>
    );
  }
  return (
    returned && (
      <>
        <p>{COPY.returned(returned.by, returned.at)}</p>
        <blockquote>{returned.comment}</blockquote>
        <p>{COPY.afterReturn}</p>
      </>
    )
  );
}

/** Review as seen by an editor: earlier remarks, and a comment for returning the draft. */
function ToReview({ review, actions }: Props) {
  const { proposedBy, proposedAt, returned } = review;
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string | null>(null);
  const id = useId();
  const giveBack = async () => {
    const given = comment.trim();
    const refusal = given === '' ? COPY.noComment : given.length > LONGEST_REVIEW_COMMENT ? COPY.tooLong : null;
    setError(refusal);
    if (refusal === null) await actions.giveBack(given);
  };
  return (
    <>
      <p>{COPY.toReview(proposedBy, proposedAt)}</p>
      {returned && (
        <>
          <p>{COPY.formerComment(returned.by, returned.at)}</p>
          <blockquote>{returned.comment}</blockquote>
        </>
      )}
      <FieldFrame id={id} label={COPY.comment} hint={COPY.commentHint} error={error ?? undefined}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={3}
            value={comment}
            onChange={(event) => {
              setComment(frenchValue(event));
              setError(null);
            }}
          />
        )}
      </FieldFrame>
      <p className="notice-actions">
        <button
          type="button"
          className="button button-quiet button-small"
          aria-disabled={actions.isRunning}
          onClick={() => !actions.isRunning && void giveBack()}
        >
          {actions.isRunning ? COPY.givingBack : COPY.giveBack}
        </button>
      </p>
    </>
  );
}
