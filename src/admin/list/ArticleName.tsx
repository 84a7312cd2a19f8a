import { Link } from 'wouter';
import type { ListedArticle } from '../../core/editing/listed-article.ts';
import { editorAddress } from '../../core/site/addresses.ts';
import { marksOf } from './article-marks.ts';
import { LIST_COPY } from './copy.ts';

const NO_PICTURE = '/placeholder.svg';

/** Picture, title with a link to the editor, and remarks of an article. */
export function ArticleName({ article, now }: { article: ListedArticle; now: number }) {
  return (
    <div className="article-name">
      <img src={article.imageUrl || NO_PICTURE} alt="" width="64" height="48" loading="lazy" />
      <div>
        <Link href={editorAddress(article.id)}>{article.title || LIST_COPY.untitled}</Link>
        {marksOf(article, now).map((mark) => (
          <span key={mark} className="mark">
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
}

export function TypeBadge({ contentType }: Pick<ListedArticle, 'contentType'>) {
  return (
    <span className="badge" data-type={contentType}>
      {LIST_COPY.types[contentType]}
    </span>
  );
}
