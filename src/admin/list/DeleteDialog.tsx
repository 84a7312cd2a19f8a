import type { ListedArticle } from '../../core/editing/listed-article.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { LIST_COPY } from './copy.ts';

interface Props {
  article: ListedArticle;
  onConfirm: () => void;
  onClose: () => void;
}

export function DeleteDialog({ article, onConfirm, onClose }: Props) {
  const { question, advice, confirm, cancel } = LIST_COPY.deletion;
  return (
    <Dialog title={question} onClose={onClose}>
      <p>
        <strong>{article.title || LIST_COPY.untitled}</strong>
      </p>
      <p>{advice}</p>
      <p className="screen-actions">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {cancel}
        </button>
        <button type="button" className="button" onClick={onConfirm}>
          {confirm}
        </button>
      </p>
    </Dialog>
  );
}
