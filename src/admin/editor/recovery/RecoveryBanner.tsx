import { useState } from 'react';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { longDateTime, timeAgo } from '../../../core/time/paris-time.ts';
import { LoadedDialog } from '../comparison/LoadedDialog.tsx';
import type { RecoveredText } from '../editing-session.ts';
import { RECOVERY_COPY } from './copy.ts';

const loadComparison = () => import('./RecoveryComparison.tsx');

interface Props {
  recovered: RecoveredText;
  present(): ArticleForm;
  onUse(): void;
  onDiscard(): void;
}

/** Offers a text kept by this browser, with its date. Changes nothing until the writer chooses. */
export function RecoveryBanner({ recovered, present, onUse, onDiscard }: Props) {
  const [compared, setCompared] = useState<ArticleForm | null>(null);
  const close = () => setCompared(null);
  const actions = (
    <>
      <button type="button" className="button button-small" onClick={onUse}>
        {RECOVERY_COPY.use}
      </button>
      <button type="button" className="button button-quiet button-small" onClick={onDiscard}>
        {RECOVERY_COPY.discard}
      </button>
    </>
  );
  return (
    <section className="notice" aria-label={RECOVERY_COPY.label}>
      <p role="status">
        <strong>
          <time dateTime={recovered.typedAt} title={longDateTime(recovered.typedAt)}>
            {RECOVERY_COPY.found(timeAgo(recovered.typedAt, new Date()))}
          </time>
        </strong>{' '}
        {RECOVERY_COPY.advice}
      </p>
      <div className="notice-actions">
        <button type="button" className="button button-quiet button-small" onClick={() => setCompared(present())}>
          {RECOVERY_COPY.compare}
        </button>
        {compared === null && actions}
      </div>
      {compared && (
        <LoadedDialog
          load={loadComparison}
          given={{ recovered, actions, present: compared, onClose: close }}
          onClose={close}
        />
      )}
    </section>
  );
}
