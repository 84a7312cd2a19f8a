import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newGame, type GameState } from '../../core/simulator/game-state.ts';
import { writeSavedGame } from '../../core/simulator/saved-game.ts';
import { gameData } from './game-data.ts';
import { soundOf } from './sounds.ts';
import { createSimulator, type SimulatorEffects } from './store.ts';

const play = vi.fn<SimulatorEffects['play']>();
let stored: string | null;
let isHidden: boolean;
let changeVisibility: () => void;
let chance: number;

function simulator(game?: Partial<GameState>, settings = { isMuted: true, hasTimer: true }) {
  if (game)
    stored = writeSavedGame({ game: { ...newGame(), avatar: 'lou', avatarColor: '#c6e377', ...game }, settings });
  const created = createSimulator(gameData('demo'), {
    kept: { read: () => stored, write: (text) => (stored = text) },
    random: () => chance,
    play,
    isPageHidden: () => isHidden,
    onPageVisibility(change) {
      changeVisibility = change;
      return () => undefined;
    },
  });
  created.start();
  return { ...created, now: () => created.state().game, said: () => created.state().announcement };
}

const hide = (hidden: boolean) => {
  isHidden = hidden;
  changeVisibility();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  stored = null;
  isHidden = false;
  chance = 0.9;
});
afterEach(() => vi.useRealTimers());

describe('the simulator', () => {
  it('shows the next scene 500 ms after a choice', () => {
    const { send, now } = simulator();
    send({ type: 'choose', optionId: 'commencer' });
    vi.advanceTimersByTime(499);
    expect(now().currentScene).toBe('intro');
    vi.advanceTimersByTime(1);
    expect(now().currentScene).toBe('selection');
  });

  it('announces an achievement, and shows the next scene after 1500 ms', () => {
    const { send, now, said } = simulator({ currentScene: 'scene1' });
    send({ type: 'choose', optionId: 'karaoke' });
    expect(said()).toEqual({ text: 'Succès débloqué\u00a0: Langue de velours', isShown: true });
    vi.advanceTimersByTime(1499);
    expect(now().currentScene).toBe('scene1');
    vi.advanceTimersByTime(1);
    expect(now().currentScene).toBe('scene2');
  });

  it('does not move on after a reset', () => {
    const { send, now } = simulator({ currentScene: 'scene1' });
    send({ type: 'choose', optionId: 'karaoke' });
    send({ type: 'reset' });
    vi.advanceTimersByTime(5000);
    expect(now()).toEqual(newGame(['smooth_talker']));
  });

  it('waits the full 500 ms after the first choice that follows a reset', () => {
    const { send, now } = simulator({ currentScene: 'scene1' });
    send({ type: 'choose', optionId: 'onze-fois' });
    vi.advanceTimersByTime(400);
    send({ type: 'reset' });
    send({ type: 'choose', optionId: 'commencer' });
    vi.advanceTimersByTime(499);
    expect(now().currentScene).toBe('intro');
    vi.advanceTimersByTime(1);
    expect(now().currentScene).toBe('selection');
  });

  it('counts down only while the page is visible, and chooses an option at 0', () => {
    chance = 0.1;
    const { send, now, said } = simulator({ currentScene: 'scene2' });
    send({ type: 'choose', optionId: 'glace' });
    vi.advanceTimersByTime(500);
    expect(said()).toEqual({ text: 'Secondes restantes\u00a0: 15', isShown: false });
    vi.advanceTimersByTime(5000);
    expect(now().timeLeft).toBe(10);
    hide(true);
    vi.advanceTimersByTime(60_000);
    expect(now().timeLeft).toBe(10);
    hide(false);
    vi.advanceTimersByTime(9999);
    expect(now()).toMatchObject({ timeLeft: 1, chosenOption: null });
    vi.advanceTimersByTime(1);
    expect(now()).toMatchObject({ timeLeft: 0, chosenOption: 'sauce-blanche' });
    expect(said()?.isShown).toBe(true);
    vi.advanceTimersByTime(500);
    expect(now()).toMatchObject({ currentScene: 'gameover', gameOverReason: 'scene4' });
  });

  it('announces that the time is up also when this unlocks an achievement', () => {
    chance = 0.1;
    const { send, now, said } = simulator({ currentScene: 'selection' });
    send({ type: 'choose', optionId: 'lou' });
    vi.advanceTimersByTime(500 + 15_000);
    expect(now()).toMatchObject({ currentScene: 'scene1', chosenOption: 'ange', achievements: ['bad_pickup'] });
    expect(said()?.text).toMatch(/^Temps écoulé.*Succès débloqué/);
  });

  it('stops a running countdown when the timer is turned off, and starts no other countdown', () => {
    chance = 0.1;
    const { send, now, toggleTimer } = simulator({ currentScene: 'scene2', timerActive: true });
    toggleTimer();
    expect(now().timerActive).toBe(false);
    send({ type: 'choose', optionId: 'glace' });
    vi.advanceTimersByTime(500);
    expect(now()).toMatchObject({ currentScene: 'scene4', timerActive: false });
    vi.advanceTimersByTime(60_000);
    expect(now().chosenOption).toBeNull();
  });

  it('resumes a stored game, even a game that was about to show the next scene', () => {
    const { now, state } = simulator({ currentScene: 'scene2', chosenOption: 'glace', score: 1 });
    vi.advanceTimersByTime(0);
    expect(now()).toMatchObject({ currentScene: 'scene4', avatar: 'lou', score: 1 });
    const next = simulator();
    expect(next.now()).toEqual(state().game);
  });

  it('plays no sound until sounds are turned on, and stores that setting', () => {
    const first = simulator({ currentScene: 'scene1' });
    first.send({ type: 'choose', optionId: 'onze-fois' });
    vi.advanceTimersByTime(500);
    expect(play).not.toHaveBeenCalled();
    first.toggleSound();
    first.send({ type: 'choose', optionId: 'cimetiere' });
    expect(play.mock.calls.map((change) => soundOf(...change))).toEqual(['wrong']);
    expect(simulator().state().settings.isMuted).toBe(false);
  });

  it('plays the sound of the chosen option: click, correct, wrong or achievement', () => {
    const settings = { isMuted: false, hasTimer: true };
    const heard = (game: Partial<GameState>, optionId: string) => {
      play.mockClear();
      simulator(game, settings).send({ type: 'choose', optionId });
      return play.mock.calls.map((change) => soundOf(...change));
    };
    expect(heard({ currentScene: 'intro' }, 'commencer')).toEqual(['click']);
    expect(heard({ currentScene: 'scene1' }, 'onze-fois')).toEqual(['correct']);
    expect(heard({ currentScene: 'scene1' }, 'slt')).toEqual(['wrong']);
    expect(heard({ currentScene: 'scene1' }, 'karaoke')).toEqual(['achievement']);
  });
});
