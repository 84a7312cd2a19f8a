import type { LoadedArticle } from '../../../core/editing/article-store.ts';
import { ScreenTitle } from '../../shell/ScreenTitle.tsx';
import { BackLink } from '../BackLink.tsx';
import { EDITOR_COPY } from '../copy.ts';
import { lazyWithRetry } from '../lazy-with-retry.tsx';
import { READ_ONLY_COPY as COPY } from './copy.ts';

const PreviewFrame = lazyWithRetry(
  async () => ({ default: (await import('../preview/PreviewFrame.tsx')).PreviewFrame }),
  EDITOR_COPY.previewLoading,
);

/** Article that the member may read but not write: the reason, and a preview. */
export function ReadOnlyArticle({ article: { form, status } }: { article: LoadedArticle }) {
  return (
    <div className="editor">
      <header className="editor-header">
        <ScreenTitle text={form.title || EDITOR_COPY.untitled} />
        <div className="editor-actions">
          <BackLink />
        </div>
        <p className="notice">{COPY[status]}</p>
      </header>
      <div className="read-only-article">
        <PreviewFrame title={form.title} form={form} />
      </div>
    </div>
  );
}
