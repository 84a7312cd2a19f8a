import { useCallback, useMemo, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import type { ContentType } from '../../core/article/content-type.ts';
import { ArticleOpening } from './ArticleOpening.tsx';
import { browserOpening, browserServices } from './browser-services.ts';
import { EditorServicesContext } from './editor-services.ts';
import { openArticle } from './open-article.ts';
import { beginArticle } from './saving/new-article.ts';
import { unsavedArticleAddress, newArticleId } from './saving/new-article-address.ts';

interface Props {
  /** Null for a new article. */
  articleId: string | null;
  contentType: ContentType;
}

export function EditorScreen({ articleId, contentType }: Props) {
  const query = useSearch();
  const [, navigate] = useLocation();
  const services = useMemo(() => browserServices(navigate), [navigate]);
  const wantedId = articleId ?? newArticleId(query);
  if (wantedId === null) return <BeginArticle contentType={contentType} />;
  return (
    <EditorServicesContext value={services}>
      <WantedArticle key={wantedId} articleId={wantedId} isNew={articleId === null} contentType={contentType} />
    </EditorServicesContext>
  );
}

/** Gives a new article its id at once: after a reload, its text is found by this id. */
function BeginArticle({ contentType }: { contentType: ContentType }) {
  const [id] = useState(beginArticle);
  return <Redirect to={unsavedArticleAddress(id, contentType)} replace />;
}

interface WantedProps {
  articleId: string;
  isNew: boolean;
  contentType: ContentType;
}

function WantedArticle(props: WantedProps) {
  // Keeps the first values: a new article gets its own address while it is written, and must not be opened again.
  const [wanted] = useState(props);
  const open = useCallback(() => openArticle(wanted, browserOpening()), [wanted]);
  return <ArticleOpening open={open} articleId={wanted.articleId} />;
}
