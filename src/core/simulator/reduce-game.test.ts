import { describe, expect, it } from 'vitest';
import { newGame, type GameState } from './game-state.ts';
import { isCountingDown, offeredOptions, reduceGame, transitionDelay, type GameAction } from './reduce-game.ts';
import { aStory } from './story.support.ts';
import { TIMED_SCENES, type SceneId } from './story.ts';

const STORY = aStory();
const NEVER = 1;
const after = (state: GameState, ...actions: GameAction[]) =>
  actions.reduce((game, action) => reduceGame(STORY, game, action), state);
const choose = (optionId: string): GameAction => ({ type: 'choose', optionId });
const arrive = (chance = NEVER, hasTimer = true): GameAction => ({ type: 'arrive', chance, hasTimer });
/** Plays options one after the other. */
const played = (optionIds: string[], from = newGame()) =>
  after(from, ...optionIds.flatMap((id) => [choose(id), arrive()]));
const at = (currentScene: SceneId, fields: Partial<GameState> = {}): GameState => ({
  ...newGame(),
  currentScene,
  ...fields,
});
const BEST = ['start', 'lou', 'hello', 'museum', 'truth', 'dessert', 'flower'];

describe('a choice', () => {
  it('leads to its scene after the fade, and blocks other choices until then', () => {
    const leaving = after(newGame(), choose('start'));
    expect(leaving).toMatchObject({ currentScene: 'intro', chosenOption: 'start' });
    expect(after(leaving, choose('start'))).toBe(leaving);
    expect(after(leaving, arrive())).toMatchObject({ currentScene: 'selection', chosenOption: null });
  });

  it('is ignored in a scene that does not offer it; no scene follows without a choice', () => {
    const game = newGame();
    expect(after(game, choose('flower'))).toBe(game);
    expect(after(game, arrive())).toBe(game);
  });

  it('sets the avatar and its colour', () => {
    expect(played(['start', 'lou'])).toMatchObject({ avatar: 'lou', avatarColor: '#lou', currentScene: 'scene1' });
  });

  it('gives a point when right, from the first message on, up to five points', () => {
    expect(played(['start', 'lou']).score).toBe(0);
    expect(played(BEST.slice(0, 3)).score).toBe(1);
    expect(played(BEST)).toMatchObject({ currentScene: 'conclusion', score: 5, maxPossibleScore: 5 });
    expect(played(['flower'], at('scene5', { score: 5 })).score).toBe(5);
  });

  it('ends the game when wrong, and records its scene as the reason', () => {
    const lost = played(['jokes'], at('planetarium', { score: 2 }));
    expect(lost).toMatchObject({ currentScene: 'gameover', gameOverReason: 'planetarium', score: 2 });
  });

  it('sets a flag when its text mentions the planetarium', () => {
    expect(played(['dome'], at('scene2')).flags).toEqual(['planetarium']);
    expect(played(['museum'], at('scene2')).flags).toEqual([]);
  });

  it('takes 500 ms, and 1500 when it has unlocked an achievement that is new', () => {
    const delayOf = (state: GameState, id: string) => transitionDelay(state, after(state, choose(id)));
    expect(delayOf(at('scene1'), 'hey')).toBe(500);
    expect(delayOf(at('scene1'), 'angel')).toBe(1500);
    expect(delayOf(at('scene1', { achievements: ['bad_pickup'] }), 'angel')).toBe(500);
  });
});

describe('the countdown', () => {
  it.each<[number, boolean]>([
    [0, true],
    [0.699, true],
    [0.7, false],
    [0.999, false],
  ])('starts with a probability of 70 %%: at a random number of %d, %s', (chance, isActive) => {
    expect(after(at('selection'), choose('lou'), arrive(chance))).toMatchObject({
      timerActive: isActive,
      timeLeft: 15,
    });
  });

  it('starts only in scenes 1 to 5, and never for a player who has turned it off', () => {
    const scenes = {
      hello: 'scene1',
      museum: 'scene2',
      dome: 'scene2',
      walk: 'scene2',
      'and you': 'scene3',
      flower: 'scene5',
    } as const;
    for (const [id, scene] of Object.entries(scenes)) {
      const there = after(at(scene), choose(id), arrive(0));
      expect(there.timerActive, there.currentScene).toBe(TIMED_SCENES.includes(there.currentScene));
      expect(after(at(scene), choose(id), arrive(0, false)).timerActive).toBe(false);
    }
  });

  const running = (scene: SceneId, timeLeft = 15) => at(scene, { timerActive: true, timeLeft });

  it('chooses the first wrong option at 0', () => {
    const late = after(running('scene1'), ...Array.from({ length: 14 }, (): GameAction => ({ type: 'tick' })));
    expect(late).toMatchObject({ timeLeft: 1, chosenOption: null });
    expect(after(late, { type: 'tick' })).toMatchObject({ timeLeft: 0, chosenOption: 'angel', timerActive: false });
  });

  it('chooses the first option when no option is wrong', () => {
    const story = aStory({ scene4: { options: STORY.scene4.options.filter(({ isCorrect }) => isCorrect) } });
    expect(reduceGame(story, running('scene4', 1), { type: 'tick' }).chosenOption).toBe('dessert');
  });

  it('stands still after a choice, while inactive, and while the achievements are open', () => {
    const chosen = after(running('scene1'), choose('hello'));
    const looking = after(at('scene1', { timerActive: true, achievements: ['stargazer'] }), {
      type: 'open achievements',
    });
    for (const state of [chosen, at('scene1'), looking]) {
      expect(isCountingDown(state)).toBe(false);
      expect(after(state, { type: 'tick' })).toBe(state);
    }
    expect(isCountingDown(after(looking, { type: 'close achievements' }))).toBe(true);
  });

  it('can be stopped', () => {
    expect(isCountingDown(after(running('scene1'), { type: 'stop timer' }))).toBe(false);
  });
});

describe('the achievements', () => {
  it('are granted once each', () => {
    expect(played(['hello'], at('scene1', { achievements: ['smooth_talker'] })).achievements).toEqual([
      'smooth_talker',
    ]);
  });

  it('include that of the conclusion, whatever the score', () => {
    expect(played(['flower'], at('scene5')).achievements).toEqual(['hopeless_romantic', 'master_flirt']);
  });

  it('can be opened in a scene once an achievement is granted, and closing returns to that scene', () => {
    expect(after(at('scene2'), { type: 'open achievements' }).currentScene).toBe('scene2');
    const game = at('scene2', { achievements: ['stargazer'] });
    const looking = after(game, { type: 'open achievements' });
    expect(looking).toMatchObject({ currentScene: 'achievement', sceneBehindAchievements: 'scene2' });
    expect(after(looking, { type: 'open achievements' })).toBe(looking);
    expect(after(looking, { type: 'close achievements' })).toEqual(game);
    expect(after(game, { type: 'close achievements' })).toBe(game);
  });

  it('are offered at the end of a game once an achievement is granted', () => {
    const offered = (state: GameState) => offeredOptions(STORY, state).map(({ id }) => id);
    expect(offered(at('gameover'))).toEqual(['again']);
    expect(offered(at('gameover', { achievements: ['stargazer'] }))).toEqual(['again', 'see']);
  });
});

describe('the easter egg', () => {
  it('is found once, stops the countdown, and grants secret_ending at the conclusion', () => {
    const found = after(at('scene1', { timerActive: true }), { type: 'pause' });
    expect(found).toMatchObject({ easterEggUnlocked: true, timerActive: false, achievements: [] });
    expect(after(found, { type: 'pause' })).toBe(found);
    expect(played(['flower'], at('scene5', { easterEggUnlocked: true })).achievements).toContain('secret_ending');
  });

  it('grants secret_ending also when found at the conclusion', () => {
    const state = after(at('conclusion', { achievements: ['master_flirt'] }), { type: 'pause' });
    expect(state.achievements).toEqual(['master_flirt', 'secret_ending']);
  });
});

it('a reset begins again at the intro, and keeps only the achievements', () => {
  const played5 = played(BEST);
  expect(after(played5, { type: 'reset' })).toEqual(newGame(played5.achievements));
  expect(played(['again'], played5)).toEqual(newGame(played5.achievements));
});
