import {
  ACHIEVEMENT_DELAY,
  COUNTDOWN_CHANCE,
  COUNTDOWN_SECONDS,
  newGame,
  TRANSITION_DELAY,
  type GameState,
} from './game-state.ts';
import {
  CONCLUSION_ACHIEVEMENT,
  EASTER_EGG_ACHIEVEMENT,
  SCORED_SCENES,
  TIMED_SCENES,
  type AchievementId,
  type AvatarId,
  type Option,
  type SceneId,
  type Story,
} from './story.ts';

export type GameAction =
  | { type: 'choose'; optionId: string }
  /** The fade is over; `chance` is a random number from 0 to 1. */
  | { type: 'arrive'; chance: number; hasTimer: boolean }
  | { type: 'tick' }
  | { type: 'stop timer' }
  | { type: 'pause' }
  | { type: 'open achievements' }
  | { type: 'close achievements' }
  | { type: 'reset' };

const MENTIONS_PLANETARIUM = /plan[ée]tarium/i;

/** Returns the game after an action; the same object when the action does not apply. */
export function reduceGame(story: Story, state: GameState, action: GameAction): GameState {
  switch (action.type) {
    case 'choose':
      return choose(story, state, action.optionId);
    case 'arrive':
      return arrive(story, state, action);
    case 'tick':
      return tick(story, state);
    case 'stop timer':
      return state.timerActive ? { ...state, timerActive: false } : state;
    case 'pause':
      return pause(state);
    case 'open achievements':
      return openAchievements(state);
    case 'close achievements':
      return state.sceneBehindAchievements === null || state.chosenOption !== null
        ? state
        : { ...state, currentScene: state.sceneBehindAchievements, sceneBehindAchievements: null };
    case 'reset':
      return newGame(state.achievements);
  }
}

/** Returns the milliseconds to the next scene after a choice; more after a new achievement. */
export function transitionDelay(before: GameState, after: GameState): number {
  return after.achievements.length > before.achievements.length ? ACHIEVEMENT_DELAY : TRANSITION_DELAY;
}

/** Returns false while the achievements are on the screen. */
export function isCountingDown({ timerActive, chosenOption, currentScene }: GameState): boolean {
  return timerActive && chosenOption === null && currentScene !== 'achievement';
}

/** Returns the options of the current scene, without the link to achievements while there are none. */
export function offeredOptions(story: Story, { currentScene, achievements }: GameState): readonly Option[] {
  const { options } = story[currentScene];
  return achievements.length > 0 ? options : options.filter(({ nextScene }) => nextScene !== 'achievement');
}

function choose(story: Story, state: GameState, optionId: string): GameState {
  const option = offeredOptions(story, state).find(({ id }) => id === optionId);
  if (!option || state.chosenOption !== null) return state;
  const isScored = option.isCorrect && SCORED_SCENES.includes(state.currentScene);
  return {
    ...state,
    chosenOption: option.id,
    timerActive: false,
    score: Math.min(state.score + (isScored ? 1 : 0), state.maxPossibleScore),
    achievements: unlock(state.achievements, option.unlockAchievement ? [option.unlockAchievement] : []),
    flags: state.flags.length === 0 && MENTIONS_PLANETARIUM.test(option.text) ? ['planetarium'] : state.flags,
    // Only avatars have a colour; the option's id is the avatar's.
    ...(option.avatarColor && { avatar: option.id as AvatarId, avatarColor: option.avatarColor }),
  };
}

function arrive(
  story: Story,
  state: GameState,
  { chance, hasTimer }: Extract<GameAction, { type: 'arrive' }>,
): GameState {
  const option = story[state.currentScene].options.find(({ id }) => id === state.chosenOption);
  if (!option) return state;
  if (option.nextScene === 'intro') return newGame(state.achievements);
  const next: GameState = {
    ...state,
    chosenOption: null,
    currentScene: option.nextScene,
    gameOverReason: option.isCorrect ? state.gameOverReason : state.currentScene,
    timeLeft: COUNTDOWN_SECONDS,
    timerActive: hasTimer && TIMED_SCENES.includes(option.nextScene) && chance < COUNTDOWN_CHANCE,
    sceneBehindAchievements: option.nextScene === 'achievement' ? state.currentScene : null,
  };
  return { ...next, achievements: unlock(next.achievements, grantedBy(next)) };
}

/** Finds the easter egg, which stops the countdown and changes the ending. */
function pause(state: GameState): GameState {
  if (state.easterEggUnlocked) return state;
  const next = { ...state, easterEggUnlocked: true, timerActive: false };
  return { ...next, achievements: unlock(next.achievements, grantedBy(next)) };
}

/** Returns the achievements earned by reaching the conclusion. */
function grantedBy({ currentScene, sceneBehindAchievements, easterEggUnlocked }: GameState): AchievementId[] {
  if ((sceneBehindAchievements ?? currentScene) !== 'conclusion') return [];
  return easterEggUnlocked ? [CONCLUSION_ACHIEVEMENT, EASTER_EGG_ACHIEVEMENT] : [CONCLUSION_ACHIEVEMENT];
}

function tick(story: Story, state: GameState): GameState {
  if (!isCountingDown(state)) return state;
  const timeLeft = state.timeLeft - 1;
  if (timeLeft > 0) return { ...state, timeLeft };
  const option = timeoutOption(story, state.currentScene);
  return option ? choose(story, { ...state, timeLeft: 0 }, option.id) : { ...state, timeLeft: 0, timerActive: false };
}

/** Returns the option chosen at time-out: the first wrong one, otherwise the first. */
function timeoutOption(story: Story, scene: SceneId): Option | undefined {
  const { options } = story[scene];
  return options.find(({ isCorrect }) => !isCorrect) ?? options[0];
}

function openAchievements(state: GameState): GameState {
  const cannot = state.achievements.length === 0 || state.currentScene === 'achievement' || state.chosenOption !== null;
  return cannot ? state : { ...state, currentScene: 'achievement', sceneBehindAchievements: state.currentScene };
}

function unlock(achievements: readonly AchievementId[], added: AchievementId[]): readonly AchievementId[] {
  const fresh = added.filter((id) => !achievements.includes(id));
  return fresh.length === 0 ? achievements : [...achievements, ...fresh];
}
