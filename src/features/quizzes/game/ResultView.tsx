import { useEffect, useRef } from 'react';
import { GAMES_ADDRESS, SIGNUP_ADDRESS } from '../../../core/site/addresses.ts';
import { resultAddress, resultPictureAddress } from '../../../core/quiz/result-address.ts';
import { resultOf, resultTitle, type Quiz } from '../../../core/quiz/quiz.ts';
import { offerSharing } from '../../../presentation/sharing/offer-sharing.ts';
import { ShareButtons } from '../../../presentation/sharing/ShareButtons.tsx';
import { GAME_COPY, pollSentence } from './copy.ts';

interface Props {
  quiz: Quiz;
  category: string;
  onRetry: () => void;
}

/** A result with its portrait and actions. It takes the focus as it appears. */
export function ResultView({ quiz, category, onRetry }: Props) {
  const root = useRef<HTMLElement>(null);
  const result = resultOf(quiz, category);
  const { signUp, retry, games } = quiz.buttons;

  useEffect(() => {
    const share = root.current?.querySelector<HTMLElement>('.share-buttons');
    if (share) offerSharing(share);
    root.current?.querySelector('h2')?.focus();
  }, []);

  return (
    <section ref={root} className="quiz-result" data-ground={result.ground}>
      <div className="quiz-portrait">
        <h2 tabIndex={-1}>
          {result.emoji !== undefined && (
            <span className="quiz-emoji" aria-hidden="true">
              {result.emoji}
            </span>
          )}
          <span>{resultTitle(quiz, result)}</span>
        </h2>
        <div className="quiz-share">
          <p>{GAME_COPY.share}</p>
          <ShareButtons text={result.teaser} address={resultAddress(quiz, category)} />
        </div>
        {result.pollPercentage !== undefined && (
          <p className="quiz-poll">
            {pollSentence(result.pollPercentage)} <small>{GAME_COPY.pollNote}</small>
          </p>
        )}
        {result.portrait.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <img
        className="quiz-figure"
        data-shape={result.shape}
        src={resultPictureAddress(quiz, category)}
        alt={result.alternative}
        width={480}
        height={360}
      />
      <div className="quiz-actions">
        <a className="button" href={SIGNUP_ADDRESS}>
          {signUp}
        </a>
        <button type="button" className="button button-quiet" onClick={onRetry}>
          {retry}
        </button>
        <a className="button button-quiet" href={GAMES_ADDRESS}>
          {games}
        </a>
      </div>
    </section>
  );
}
