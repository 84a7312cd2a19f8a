import { GAME_COPY, percentage, progressLabel } from './copy.ts';

interface Props {
  index: number;
  count: number;
  progress: number;
  isWaiting: boolean;
  canGoBack: boolean;
  areSoundsOn: boolean;
  /** Milliseconds. */
  waitingTime: number;
  onBack: () => void;
  onSounds: () => void;
}

/** Bar above every question: back button, progress and sounds. It never moves. */
export function GameBar(props: Props) {
  const { index, count, progress, isWaiting, canGoBack, areSoundsOn, waitingTime, onBack, onSounds } = props;
  const label = progressLabel(index + 1, count);
  return (
    <div className="quiz-bar">
      <button type="button" className="quiz-tool" aria-label={GAME_COPY.back} disabled={!canGoBack} onClick={onBack}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M14 5l-7 7 7 7M7 12h14" />
        </svg>
      </button>
      <div className="quiz-progress">
        <p>
          {/* Keyed to render anew for each question: a change of its width would count as a layout shift. */}
          <span>{label}</span>
          <span key={progress}>{percentage(progress)}</span>
        </p>
        <progress aria-label={label} value={progress} max={100} />
        <div
          className="quiz-loading"
          data-waiting={isWaiting || undefined}
          // Set by script: the content security policy forbids style attributes.
          ref={(bar) => {
            bar?.style.setProperty('--waiting-time', `${waitingTime}ms`);
          }}
        />
      </div>
      <button
        type="button"
        className="quiz-tool quiz-sounds"
        aria-label={areSoundsOn ? GAME_COPY.soundsOn : GAME_COPY.soundsOff}
        onClick={onSounds}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M3 10v4h4l5 4V6l-5 4z" />
          <path d={areSoundsOn ? 'M16 9q3 3 0 6M18.5 6q6 6 0 12' : 'M16 9l6 6M22 9l-6 6'} />
        </svg>
      </button>
    </div>
  );
}
