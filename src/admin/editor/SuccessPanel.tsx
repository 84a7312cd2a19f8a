import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { ContentType } from '../../core/article/content-type.ts';
import type { SaveOutcome } from '../../core/editing/article-store.ts';
import { publicationMoment } from '../../core/editing/article-state.ts';
import { articleAddress, EDITOR_ADDRESS, editorAddress, newArticleAddress } from '../../core/site/addresses.ts';
import { longDateTime } from '../../core/time/paris-time.ts';
import { SAVE_ACTION_COPY, SUCCESS_COPY } from './copy.ts';
import { useEditorServices, type RecentArticle } from './editor-services.ts';
import { PublicationInPlace } from './publication/PublicationInPlace.tsx';
import { PUBLICATION_TIME } from './use-article-actions.ts';

interface Props {
  articleId: string;
  contentType: ContentType;
  outcome: Extract<SaveOutcome, { kind: 'saved' }>;
  /** A closed panel still follows the publication, and shows nothing else. */
  isOpen: boolean;
  onOnline(): void;
  goOn(): void;
}

/** Panel after an article's first publication; links to the article once the site shows it. */
export function SuccessPanel({ articleId, contentType, outcome, isOpen, onOnline, goOn }: Props) {
  const { publication, toasts } = useEditorServices();
  const [isOnline, setOnline] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { slug, publishedAt, publicationId } = outcome;
  const address = articleAddress({ id: articleId, slug, contentType });
  const isScheduled = publicationMoment(publishedAt, new Date()) === 'future';
  useEffect(() => heading.current?.focus(), []);
  const showOnline = () => {
    setOnline(true);
    onOnline();
    const link = { label: SAVE_ACTION_COPY.see, address };
    toasts.tell(SAVE_ACTION_COPY.published, { milliseconds: PUBLICATION_TIME, link });
  };
  return (
    <section className={isOpen ? 'success-panel' : undefined}>
      {isOpen && (
        <h2 ref={heading} tabIndex={-1}>
          {isScheduled ? SUCCESS_COPY.scheduledTitle : SUCCESS_COPY.title}
        </h2>
      )}
      {isOpen && isScheduled && <p>{SUCCESS_COPY.scheduled(longDateTime(publishedAt ?? ''))}</p>}
      {publicationId !== null && (
        <PublicationInPlace
          publicationId={publicationId}
          change="publish"
          sources={publication}
          onOnline={showOnline}
        />
      )}
      {isOpen && <NextSteps address={address} contentType={contentType} isOnline={isOnline} goOn={goOn} />}
      {isOpen && <RecentArticles />}
    </section>
  );
}

interface NextStepsProps {
  address: string;
  contentType: ContentType;
  isOnline: boolean;
  goOn(): void;
}

function NextSteps({ address, contentType, isOnline, goOn }: NextStepsProps) {
  const { wayBack } = useEditorServices();
  return (
    <p className="screen-actions">
      {isOnline ? (
        <a href={address} className="button button-small">
          {SUCCESS_COPY.see}
        </a>
      ) : (
        <button type="button" className="button button-small" disabled>
          {SUCCESS_COPY.see}
        </button>
      )}
      <Link href={newArticleAddress(contentType)} className="button button-quiet button-small">
        {SUCCESS_COPY.another}
      </Link>
      <Link href={wayBack.isPage ? EDITOR_ADDRESS : wayBack.address} className="button button-quiet button-small">
        {SUCCESS_COPY.list}
      </Link>
      <button type="button" className="button button-quiet button-small" onClick={goOn}>
        {SUCCESS_COPY.goOn}
      </button>
    </p>
  );
}

function RecentArticles() {
  const { recentArticles } = useEditorServices();
  const [recent, setRecent] = useState<RecentArticle[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isShown = true;
    recentArticles().then(
      (articles) => isShown && setRecent(articles),
      () => isShown && setRecent('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [recentArticles]);
  return (
    <>
      <h3>{SUCCESS_COPY.recent}</h3>
      {recent === 'failed' && <p className="field-error">{SUCCESS_COPY.recentFailed}</p>}
      {Array.isArray(recent) && recent.length === 0 && <p>{SUCCESS_COPY.noRecent}</p>}
      {Array.isArray(recent) && (
        <ul className="recent-articles">
          {recent.map(({ id, title }) => (
            <li key={id}>
              <Link href={editorAddress(id)}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
