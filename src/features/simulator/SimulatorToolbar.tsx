import { COUNTDOWN_SECONDS, type GameState } from '../../core/simulator/game-state.ts';
import type { Settings } from '../../core/simulator/saved-game.ts';
import type { GameData } from './game-data.ts';
import type { Simulator } from './store.ts';

interface Props {
  game: GameState;
  settings: Settings;
  copy: GameData['copy'];
  achievementCount: number;
  simulator: Simulator;
}

/** Bar of every scene: score, countdown and two small buttons. */
export function StatusBar({ game, copy, simulator: { send } }: Omit<Props, 'settings' | 'achievementCount'>) {
  const { score, maxPossibleScore, timeLeft, timerActive, chosenOption, easterEggUnlocked } = game;
  return (
    <div className="status-bar">
      <p className="score">{`${copy.score} ${score}/${maxPossibleScore}`}</p>
      <p className="countdown" role="timer" aria-live="off" data-late={timeLeft <= 5 || undefined}>
        {timerActive && chosenOption === null && (
          <>
            <progress max={COUNTDOWN_SECONDS} value={timeLeft} aria-hidden="true" />
            <span>{`${timeLeft} s`}</span>
          </>
        )}
      </p>
      <SmallButton
        label={copy.pause}
        drawing="M7 4V16M13 4V16"
        // Pausing works once: it unlocks the easter egg.
        isPressed={easterEggUnlocked}
        press={() => send({ type: 'pause' })}
      />
      <SmallButton
        label={copy.restart}
        drawing="M16 10A6 6 0 1 1 13 4.8M13 1V5.2H8.8"
        press={() => send({ type: 'reset' })}
      />
    </div>
  );
}

interface SmallButtonProps {
  label: string;
  /** SVG path in a 20 by 20 square. */
  drawing: string;
  isPressed?: boolean;
  press(): void;
}

function SmallButton({ label, drawing, isPressed, press }: SmallButtonProps) {
  return (
    <button type="button" className="chip" aria-label={label} aria-pressed={isPressed} onClick={press}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  );
}

export function SimulatorToolbar({
  game,
  settings,
  copy,
  achievementCount,
  simulator: { send, toggleSound, toggleTimer },
}: Props) {
  const { achievements, currentScene } = game;
  return (
    <div className="toolbar" role="group" aria-label={copy.tools}>
      <button type="button" className="chip" aria-pressed={!settings.isMuted} onClick={toggleSound}>
        {copy.sound}
      </button>
      <button type="button" className="chip" aria-pressed={!settings.hasTimer} onClick={toggleTimer}>
        {copy.withoutTimer}
      </button>
      <button
        type="button"
        className="chip"
        disabled={achievements.length === 0 || currentScene === 'achievement'}
        onClick={() => send({ type: 'open achievements' })}
      >
        {`${copy.achievements} ${achievements.length}/${achievementCount}`}
      </button>
    </div>
  );
}
