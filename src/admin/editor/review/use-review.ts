import { useState } from 'react';
import type { Review } from '../../../core/editing/article-store.ts';
import { GatewayError } from '../../../gateway/browser/gateway-error.ts';
import { useEditorServices } from '../editor-services.ts';
import { REVIEW_COPY as COPY } from './copy.ts';

export interface ReviewActions {
  review: Review | null;
  isRunning: boolean;
  /** Last failure with its remedy; null after a success. */
  failure: string | null;
  propose(): Promise<void>;
  withdraw(): Promise<void>;
  giveBack(comment: string): Promise<void>;
}

/** Follows the review from its state when the article was opened. */
export function useReview(articleId: string, opened: Review | null): ReviewActions {
  const { reviews, toasts } = useEditorServices();
  const [review, setReview] = useState(opened);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const perform = async (task: () => Promise<Review | null>, done: string): Promise<void> => {
    setRunning(true);
    setFailure(null);
    try {
      setReview(await task());
      toasts.tell(done);
    } catch (error) {
      console.warn('Changing the review failed, or its answer was lost', error);
      setFailure(error instanceof GatewayError && error.kind === 'refused' ? COPY.notWaiting : COPY.failed);
    } finally {
      setRunning(false);
    }
  };
  return {
    review,
    isRunning,
    failure,
    propose: () => perform(() => reviews.propose(articleId), COPY.proposed),
    withdraw: () => perform(() => reviews.withdraw(articleId), COPY.withdrawn),
    giveBack: (comment) => perform(() => reviews.giveBack(articleId, comment), COPY.givenBack),
  };
}
