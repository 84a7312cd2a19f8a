import { Link } from 'wouter';
import { editorAddress } from '../../core/site/addresses.ts';
import type { ArticleStatistic } from '../../gateway/browser/statistics.ts';
import { TypeBadge } from '../list/ArticleName.tsx';
import { LIST_COPY } from '../list/copy.ts';
import { useServices } from '../services.ts';
import { STATISTICS_COPY as COPY } from './copy.ts';
import { statusMark } from './status-mark.ts';

interface Props {
  articles: ArticleStatistic[];
  countOf: (article: ArticleStatistic) => string;
}

/** First five of a ranking, with links to the editor. */
export function Ranking({ articles, countOf }: Props) {
  const { now } = useServices();
  if (articles.length === 0) return <p>{COPY.none}</p>;
  return (
    <ol className="ranking">
      {articles.map((article, index) => (
        <li key={article.id}>
          <span className="rank" aria-hidden="true">
            {index + 1}
          </span>
          <Link href={editorAddress(article.id)}>{article.title || LIST_COPY.untitled}</Link>
          <TypeBadge contentType={article.contentType} />
          <span className="mark">{statusMark(article, now())}</span>
          <strong>{countOf(article)}</strong>
        </li>
      ))}
    </ol>
  );
}
