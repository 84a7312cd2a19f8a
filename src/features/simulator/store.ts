import { newGame, type GameState } from '../../core/simulator/game-state.ts';
import { isCountingDown, reduceGame, transitionDelay, type GameAction } from '../../core/simulator/reduce-game.ts';
import type { AchievementId, Story } from '../../core/simulator/story.ts';
import { DEFAULT_SETTINGS, readSavedGame, writeSavedGame, type Settings } from '../../core/simulator/saved-game.ts';
import type { KeptText } from '../../presentation/storage/kept-text.ts';
import { announcementOf, type Announcement } from './announcements.ts';
import type { GameData } from './game-data.ts';

const SECOND = 1000;

export interface SimulatorEffects {
  kept: KeptText;
  /** Returns a random number as `Math.random` does. */
  random(): number;
  /** Plays the sound for a change of the game. */
  play(story: Story, before: GameState, after: GameState): void;
  isPageHidden(): boolean;
  /** Calls back when the page is hidden or shown; returns a function that stops. */
  onPageVisibility(change: () => void): () => void;
}

interface SimulatorState {
  game: GameState;
  settings: Settings;
  announcement: Announcement | null;
  /** Number of scenes reached since the page was opened. */
  moves: number;
}

export interface Simulator {
  state(): SimulatorState;
  /** Calls back at each change; returns a function that stops. */
  subscribe(change: () => void): () => void;
  /** Restores the stored game and starts the clock; returns a function that stops. */
  start(): () => void;
  send(action: Exclude<GameAction, { type: 'arrive' | 'tick' | 'stop timer' }>): void;
  toggleSound(): void;
  toggleTimer(): void;
}

/** Creates a game: the reducer with time, chance, storage and sounds. */
export function createSimulator(
  data: Pick<GameData, 'story' | 'achievements' | 'copy'>,
  { kept, random, play, isPageHidden, onPageVisibility }: SimulatorEffects,
): Simulator {
  const { story } = data;
  const subscribers = new Set<() => void>();
  let state: SimulatorState = { game: newGame(), settings: DEFAULT_SETTINGS, announcement: null, moves: 0 };
  let arrival: ReturnType<typeof setTimeout> | undefined;
  let ticker: ReturnType<typeof setInterval> | undefined;

  const change = (fields: Partial<SimulatorState>) => {
    state = { ...state, ...fields };
    for (const notify of subscribers) notify();
    letTimePass();
  };
  const changeSettings = (fields: Partial<Settings>) => {
    change({ settings: { ...state.settings, ...fields } });
    keep();
  };
  const keep = () => kept.write(writeSavedGame(state));

  function apply(action: GameAction): void {
    const { game: before, settings, announcement, moves } = state;
    const game = reduceGame(story, before, action);
    if (game === before) return;
    if (!settings.isMuted) play(story, before, game);
    clearTimeout(arrival);
    const hasMoved = game.currentScene !== before.currentScene || action.type === 'reset';
    change({
      game,
      announcement: announcementOf(before, game, data) ?? (hasMoved ? null : announcement),
      moves: moves + (hasMoved ? 1 : 0),
    });
    keep();
    if (game.chosenOption !== null) arrival = setTimeout(arrive, transitionDelay(before, game));
  }

  function arrive(): void {
    apply({ type: 'arrive', chance: random(), hasTimer: state.settings.hasTimer });
  }

  /** Counts seconds only while a countdown runs and the page is visible. */
  function letTimePass(): void {
    const isRunning = isCountingDown(state.game) && !isPageHidden();
    if (isRunning) ticker ??= setInterval(() => apply({ type: 'tick' }), SECOND);
    else {
      clearInterval(ticker);
      ticker = undefined;
    }
  }

  return {
    state: () => state,
    subscribe(notify) {
      subscribers.add(notify);
      return () => subscribers.delete(notify);
    },
    start() {
      change(readSavedGame(kept.read(), story, Object.keys(data.achievements) as AchievementId[]));
      if (state.game.chosenOption !== null) arrival = setTimeout(arrive, 0);
      const stopListening = onPageVisibility(letTimePass);
      return () => {
        stopListening();
        clearTimeout(arrival);
        clearInterval(ticker);
        ticker = undefined;
      };
    },
    send: apply,
    toggleSound() {
      changeSettings({ isMuted: !state.settings.isMuted });
    },
    toggleTimer() {
      changeSettings({ hasTimer: !state.settings.hasTimer });
      if (!state.settings.hasTimer) apply({ type: 'stop timer' });
    },
  };
}
