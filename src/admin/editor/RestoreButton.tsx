import { useState } from 'react';
import { LOADING_COPY } from './copy.ts';
import { useEditorServices } from './editor-services.ts';
import { tellRestored } from './publication/visible-changes.ts';

interface Props {
  articleId: string;
  className?: string;
  restored(): void;
}

export function RestoreButton({ articleId, className = 'button', restored }: Props) {
  const { restoreArticle, isPublic, toasts } = useEditorServices();
  const [isRunning, setRunning] = useState(false);
  const restore = async () => {
    setRunning(true);
    const outcome = await restoreArticle(articleId).catch(() => 'failed' as const);
    setRunning(false);
    toasts.tell(LOADING_COPY.restoration[outcome]);
    if (outcome === 'not_found' || outcome === 'refused' || outcome === 'failed') return;
    void tellRestored(articleId, isPublic);
    restored();
  };
  return (
    <button type="button" className={className} aria-disabled={isRunning} onClick={() => !isRunning && void restore()}>
      {isRunning ? LOADING_COPY.restoring : LOADING_COPY.restore}
    </button>
  );
}
