import { DEFAULT_COVER } from '../../../core/article/cover.ts';
import type { ArticleFields } from '../../../core/editing/article-form.ts';
import { sharedWords } from '../../../core/editing/search-result.ts';
import { PRODUCT_NAME } from '../../../core/product.ts';
import { articlePicture } from '../../../core/site/article-picture.ts';
import { databaseOrigin } from '../../../gateway/browser/database-access.ts';
import { LINK_PREVIEW_COPY } from './copy.ts';

interface Props {
  fields: ArticleFields;
  articleId: string;
}

/** Imitates a shared link to the page: the social picture as the build draws it, and the texts beside it. */
export function SharedLinkPreview({ fields, articleId }: Props) {
  const { title, description } = sharedWords(fields);
  const { imageUrl, contentType } = fields;
  const origin = databaseOrigin();
  const picture = articlePicture(
    { id: articleId, title: fields.title.trim() || LINK_PREVIEW_COPY.untitled, imageUrl, contentType },
    origin === location.origin ? null : origin,
  );
  return (
    <figure className="page-look">
      <figcaption>{LINK_PREVIEW_COPY.shared}</figcaption>
      <div className="shared-look">
        <div className="shared-look-picture" data-ground={picture.ground}>
          <div>
            <p className="shared-look-label">{picture.label}</p>
            <p className="shared-look-title" dir="auto">
              {picture.title}
            </p>
            <p>{PRODUCT_NAME}</p>
          </div>
          <img src={picture.cover ?? DEFAULT_COVER} alt="" />
        </div>
        <p className="look-place">{location.host}</p>
        <p className="shared-look-words" dir="auto">
          <strong>{title || LINK_PREVIEW_COPY.untitled}</strong> {description}
        </p>
      </div>
    </figure>
  );
}
