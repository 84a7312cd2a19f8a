import { describe, expect, it } from 'vitest';
import { ENDING_IDS } from '../../../core/simulator/ending-pictures.ts';
import { endingOf, GAME_OVER_ENDINGS, HAPPY_ENDINGS } from '../../../core/simulator/endings.ts';
import { newGame, type GameState } from '../../../core/simulator/game-state.ts';
import { offeredOptions, reduceGame, type GameAction } from '../../../core/simulator/reduce-game.ts';
import { storyProblems } from '../../../core/simulator/story-problems.ts';
import {
  ACHIEVEMENT_IDS,
  FINAL_SCENES,
  SCENE_IDS,
  SCORED_SCENES,
  type AchievementId,
} from '../../../core/simulator/story.ts';
import { gameData } from '../game-data.ts';
import { ENDINGS } from './endings.ts';
import { STORY } from './story.ts';

const act = (state: GameState, ...actions: GameAction[]) =>
  actions.reduce((game, action) => reduceGame(STORY, game, action), state);
const chooseAndArrive = (optionId: string): GameAction[] => [
  { type: 'choose', optionId },
  { type: 'arrive', chance: 1, hasTimer: true },
];
const play = (...optionIds: string[]) => act(newGame(), ...optionIds.flatMap(chooseAndArrive));

/** Returns every state that choices and the easter egg lead to. */
function everyState(): GameState[] {
  const known = new Map<string, GameState>();
  const waiting = [newGame()];
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    const key = JSON.stringify({ ...state, achievements: state.achievements.toSorted() });
    if (known.has(key)) continue;
    known.set(key, state);
    const from = state;
    waiting.push(
      act(from, { type: 'pause' }),
      ...offeredOptions(STORY, from).map(({ id }) => act(from, ...chooseAndArrive(id))),
    );
  }
  return [...known.values()];
}

const TO_SCENE2 = ['commencer', 'noa', 'karaoke'];
const WAYS: Record<AchievementId, string[]> = {
  smooth_talker: TO_SCENE2,
  bad_pickup: ['commencer', 'lou', 'ange'],
  culture_vulture: [...TO_SCENE2, 'expo'],
  stargazer: [...TO_SCENE2, 'planetarium', 'accoudoir'],
  truth_seeker: [...TO_SCENE2, 'expo', 'verite'],
  quick_thinker: [...TO_SCENE2, 'glace', 'ascendant-dessert'],
  hopeless_romantic: [...TO_SCENE2, 'glace', 'raconte', 'fleur'],
  master_flirt: [...TO_SCENE2, 'expo', 'et-toi', 'demander'],
  secret_ending: ['PAUSE', ...TO_SCENE2, 'planetarium', 'sortie-de-secours', 'raconte', 'demander'],
};

describe('the story', () => {
  it('can be played', () => {
    expect(storyProblems(STORY)).toEqual([]);
  });

  it('makes gameData throw with the reason when it cannot be played', () => {
    const broken = { ...STORY, planetarium: { ...STORY.planetarium, options: [] } };
    expect(() => gameData('demo', broken)).toThrow('The scene planetarium offers nothing');
  });

  it('reaches every scene and ending, has no dead end, and gives at most five points', () => {
    const states = everyState();
    expect(new Set(states.map(({ currentScene }) => currentScene))).toEqual(new Set(SCENE_IDS));
    expect(new Set(states.flatMap((state) => endingOf(state) ?? []))).toEqual(new Set(ENDING_IDS));
    expect(Math.max(...states.map(({ score }) => score))).toBe(5);
    for (const state of states) expect(offeredOptions(STORY, state), state.currentScene).not.toHaveLength(0);
    expect(states.some(({ achievements }) => achievements.length === ACHIEVEMENT_IDS.length)).toBe(true);
  });

  it('gives five points for a whole evening, both by the museum and by the planetarium', () => {
    const whole = play(...TO_SCENE2, 'expo', 'verite', 'raconte', 'fleur');
    const stars = play(...TO_SCENE2, 'planetarium', 'sortie-de-secours', 'raconte', 'fleur');
    expect([whole, stars].map(({ score }) => score)).toEqual([5, 5]);
    expect([whole, stars].map(endingOf)).toEqual(['rendez-vous', 'sous-les-etoiles']);
  });

  it.each(ACHIEVEMENT_IDS)('gives the achievement %s at the last step of the way to it, and not before', (id) => {
    const steps = WAYS[id].map((step): GameAction[] =>
      step === 'PAUSE' ? [{ type: 'pause' }] : chooseAndArrive(step),
    );
    expect(act(newGame(), ...steps.slice(0, -1).flat()).achievements).not.toContain(id);
    expect(act(newGame(), ...steps.flat()).achievements).toContain(id);
  });

  it('has a message and an ending for a failure in each scene that gives points', () => {
    for (const id of SCORED_SCENES) expect(STORY[id].gameOverMessage?.length, id).toBeGreaterThan(150);
    expect(Object.keys(GAME_OVER_ENDINGS).toSorted()).toEqual([...SCORED_SCENES].toSorted());
  });

  it('has a different text of sufficient length in each scene and each ending', () => {
    const told = SCENE_IDS.map((id) => STORY[id].content.join(' '));
    expect(new Set(told).size).toBe(SCENE_IDS.length);
    for (const id of SCENE_IDS.filter((scene) => !FINAL_SCENES.includes(scene))) {
      expect(STORY[id].content.join(' ').split(/\s+/).length, id).toBeGreaterThan(35);
    }
    expect(new Set(ENDING_IDS.map((id) => ENDINGS[id].title)).size).toBe(ENDING_IDS.length);
    for (const id of ENDING_IDS) expect(ENDINGS[id].story.join(' ').split(/\s+/).length, id).toBeGreaterThan(80);
    expect(HAPPY_ENDINGS).toHaveLength(3);
  });
});
