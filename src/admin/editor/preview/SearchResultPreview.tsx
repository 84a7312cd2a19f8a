import type { ArticleFields } from '../../../core/editing/article-form.ts';
import { searchResult } from '../../../core/editing/search-result.ts';
import { LINK_PREVIEW_COPY } from './copy.ts';

interface Props {
  fields: ArticleFields;
  articleId: string;
}

/** Imitates the page's entry in a search engine, with texts cut as engines cut them. */
export function SearchResultPreview({ fields, articleId }: Props) {
  const { title, trail, description } = searchResult(fields, { articleId, siteHost: location.host });
  return (
    <figure className="page-look">
      <figcaption>{LINK_PREVIEW_COPY.search}</figcaption>
      <div className="search-look">
        <p className="look-place">{trail.join(' › ')}</p>
        <p className="search-look-title" dir="auto">
          {fields.title.trim() || fields.metaTitle.trim() ? title : LINK_PREVIEW_COPY.untitled}
        </p>
        <p dir="auto">{description || LINK_PREVIEW_COPY.noDescription}</p>
      </div>
    </figure>
  );
}
