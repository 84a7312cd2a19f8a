import { Link } from 'wouter';
import type { ListedArticle } from '../../core/editing/listed-article.ts';
import { articleAddress, editorAddress } from '../../core/site/addresses.ts';
import { Icon } from '../Icon.tsx';
import { LIST_COPY as COPY } from './copy.ts';
import { isOnline } from './article-marks.ts';

interface Props {
  article: ListedArticle;
  now: number;
  isBusy: boolean;
  askDeletion: () => void;
  duplicate: () => void;
  preview: () => void;
}

/** Actions on a listed article. Only an online article has a page; the others have a preview. */
export function RowActions({ article, now, isBusy, askDeletion, duplicate, preview }: Props) {
  const names = (action: string) => ({ title: action, 'aria-label': COPY.withTitle(action, article.title) });
  return (
    <div className="row-actions">
      {isOnline(article, now) ? (
        <a href={articleAddress(article)} {...names(COPY.view)}>
          <Icon name="view" />
        </a>
      ) : (
        <button type="button" aria-haspopup="dialog" onClick={preview} {...names(COPY.view)}>
          <Icon name="view" />
        </button>
      )}
      {article.isWritable && (
        <Link href={editorAddress(article.id)} {...names(COPY.edit)}>
          <Icon name="edit" />
        </Link>
      )}
      <button type="button" aria-disabled={isBusy} onClick={() => !isBusy && duplicate()} {...names(COPY.duplicate)}>
        <Icon name="duplicate" />
      </button>
      {article.isWritable && (
        <button type="button" aria-disabled={isBusy} onClick={() => !isBusy && askDeletion()} {...names(COPY.remove)}>
          <Icon name="remove" />
        </button>
      )}
    </div>
  );
}
