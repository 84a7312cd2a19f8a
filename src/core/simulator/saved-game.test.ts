import { describe, expect, it } from 'vitest';
import { newGame, type GameState } from './game-state.ts';
import { DEFAULT_SETTINGS, readSavedGame, writeSavedGame } from './saved-game.ts';
import { aStory } from './story.support.ts';
import { ACHIEVEMENT_IDS } from './story.ts';

const STORY = aStory();
const GAME: GameState = {
  ...newGame(['smooth_talker', 'stargazer']),
  avatar: 'noa',
  avatarColor: '#noa',
  currentScene: 'scene4',
  chosenOption: 'dessert',
  score: 3,
  timeLeft: 7,
  timerActive: true,
  easterEggUnlocked: true,
  flags: ['planetarium'],
};
const SETTINGS = { isMuted: false, hasTimer: false };
const stored = (fields: object = {}, version = 1) =>
  JSON.stringify({ version, game: { ...GAME, ...fields }, settings: SETTINGS });
const read = (text: string | null) => readSavedGame(text, STORY, ACHIEVEMENT_IDS);

describe('a stored game', () => {
  it.each<[string, GameState]>([
    ['under way', GAME],
    ['at the start', newGame()],
    ['lost', { ...GAME, currentScene: 'gameover', chosenOption: null, gameOverReason: 'scene1' }],
    [
      'behind the achievements',
      { ...GAME, currentScene: 'achievement', chosenOption: null, sceneBehindAchievements: 'scene2' },
    ],
  ])('is resumed as it was: %s', (_, game) => {
    const saved = { game, settings: SETTINGS };
    expect(read(writeSavedGame(saved))).toEqual(saved);
  });

  it('keeps only achievements that exist', () => {
    expect(read(stored({ achievements: ['stargazer', 'hero', 4] })).game.achievements).toEqual(['stargazer']);
    expect(read(stored({ achievements: 'all' })).game.achievements).toEqual([]);
  });

  it.each([{}, { currentScene: 'scene99' }])(
    'keeps only the achievements and the settings when its version is older',
    (fields) => {
      expect(read(stored(fields, 0))).toEqual({ game: newGame(GAME.achievements), settings: SETTINGS });
    },
  );

  it.each([
    ['a scene that no longer exists', { currentScene: 'scene99' }],
    ['a scene called toString', { currentScene: 'toString' }],
    ['an unknown avatar in a scene that needs one', { avatar: 'robert' }],
    [
      'an unknown avatar before the choice of an avatar',
      { currentScene: 'intro', chosenOption: null, avatar: 'robert' },
    ],
    ['another colour than its avatar has', { avatarColor: 'red' }],
    ['an option that no longer exists', { chosenOption: 'x' }],
    ['more points than possible', { score: 900 }],
    ['points that are no number', { score: null }],
    ['more time than possible', { timeLeft: 900 }],
    ['a time that is no number', { timeLeft: '7' }],
    ['another number of points to win', { maxPossibleScore: 9 }],
    ['flags that are no list', { flags: null }],
    ['a lost game without its reason', { currentScene: 'gameover' }],
    ['open achievements without the scene behind them', { currentScene: 'achievement' }],
  ])('begins anew, keeping its achievements, when it has %s', (_, fields) => {
    expect(read(stored(fields)).game).toEqual(newGame(GAME.achievements));
  });

  it.each([null, '', '{', 'null', '3', '[]', '{"version":1}', '{"game":null,"settings":7}'])(
    'is replaced by a new game with default settings when it cannot be read: %j',
    (text) => {
      expect(read(text)).toEqual({ game: newGame(), settings: DEFAULT_SETTINGS });
    },
  );
});
