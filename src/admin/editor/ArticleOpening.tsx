import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { EDITOR_ADDRESS } from '../../core/site/addresses.ts';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import { EDITOR_COPY, LOADING_COPY } from './copy.ts';
import type { Opening } from './open-article.ts';
import { ReadOnlyArticle } from './review/ReadOnlyArticle.tsx';
import { RestoreButton } from './RestoreButton.tsx';

interface Props {
  open(): Promise<Opening>;
  articleId: string;
}

/** Opens an article, or explains why that failed and what to do. */
export function ArticleOpening({ open, articleId }: Props) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [attempt, setAttempt] = useState(0);
  const tryAgain = () => {
    setOpening(null);
    setAttempt(attempt + 1);
  };

  useEffect(() => {
    let isShown = true;
    let opened: Opening | null = null;
    const end = () => opened?.kind === 'open' && opened.session.end();
    void outcomeOf(open).then((result) => {
      opened = result;
      if (isShown) setOpening(result);
      else end();
    });
    return () => {
      isShown = false;
      end();
    };
  }, [open, attempt]);

  switch (opening?.kind) {
    case undefined:
      return <EditorSkeleton />;
    case 'open':
      return <ArticleEditor session={opening.session} isOpened={opening.isOpened} review={opening.review} />;
    case 'read-only':
      return <ReadOnlyArticle article={opening.article} />;
    case 'failed':
      return (
        <Apology title={LOADING_COPY.failed} text={LOADING_COPY.failedAdvice}>
          <button type="button" className="button" onClick={tryAgain}>
            {LOADING_COPY.retry}
          </button>
        </Apology>
      );
    case 'not-found':
      return <Apology title={LOADING_COPY.notFound} text={LOADING_COPY.notFoundAdvice} />;
    case 'deleted':
      return (
        <Apology title={LOADING_COPY.deleted} text={LOADING_COPY.deletedAdvice}>
          <RestoreButton articleId={articleId} restored={tryAgain} />
        </Apology>
      );
  }
}

/** Turns an unexpected error into a failed opening. */
async function outcomeOf(open: Props['open']): Promise<Opening> {
  try {
    return await open();
  } catch (error) {
    console.warn('The article could not be opened', error);
    return { kind: 'failed' };
  }
}

function EditorSkeleton() {
  return (
    <div className="editor-skeleton">
      <p role="status">{LOADING_COPY.loading}</p>
      <div aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

function Apology({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className="screen" role="alert">
      <ScreenTitle text={title} />
      <p>{text}</p>
      <p className="screen-actions">
        {children}
        <Link href={EDITOR_ADDRESS} className="button button-quiet">
          {EDITOR_COPY.back}
        </Link>
      </p>
    </section>
  );
}
