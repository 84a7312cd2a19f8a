import { useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import type { ArticleForm } from '../../core/editing/article-form.ts';
import type { ListedArticle } from '../../core/editing/listed-article.ts';
import { useServices } from '../services.ts';
import { ARTICLES } from './article-page.ts';
import { LIST_COPY } from './copy.ts';

interface RowPreview {
  /** Previewed form and the dialog to show it in; null for none. */
  shown: { form: ArticleForm; Dialog: ComponentType<{ form: ArticleForm; onClose: () => void }> } | null;
  /** Shows the preview of an article, or explains why it cannot. */
  show(article: ListedArticle): Promise<void>;
  close(): void;
}

/** Previews listed articles that have no page yet. */
export function useRowPreview(): RowPreview {
  const { articleForm, toasts } = useServices();
  const queries = useQueryClient();
  const [shown, setShown] = useState<RowPreview['shown']>(null);
  return {
    shown,
    close: () => setShown(null),
    async show({ id }) {
      const { text, advice, gone, close } = LIST_COPY.notPreviewed;
      try {
        const [form, { PreviewDialog }] = await Promise.all([
          articleForm(id),
          import('../editor/preview/PreviewDialog.tsx'),
        ]);
        if (form) return setShown({ form, Dialog: PreviewDialog });
        toasts.warn({ text, advice: gone, close });
        void queries.invalidateQueries({ queryKey: [ARTICLES] });
      } catch (error) {
        console.warn('The preview could not be opened', error);
        toasts.warn({ text, advice, close });
      }
    },
  };
}
