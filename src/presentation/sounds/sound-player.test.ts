import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSoundPlayer, type AudioOutput } from './sound-player.ts';

const CLICK = '/sounds/click.mp3';
const sound = { duration: 1 } as AudioBuffer;

const output = { decode: vi.fn<AudioOutput['decode']>(), play: vi.fn<AudioOutput['play']>() };
const effects = {
  openOutput: vi.fn(() => output),
  load: vi.fn<(address: string) => Promise<ArrayBuffer>>(),
  log: vi.fn<(message: string, error: unknown) => void>(),
};

beforeEach(() => {
  vi.clearAllMocks();
  output.decode.mockResolvedValue(sound);
  output.play.mockReturnValue(undefined);
  effects.load.mockResolvedValue(new ArrayBuffer(1));
});

describe('a sound player', () => {
  it('opens no audio output and loads no file before the first sound', () => {
    createSoundPlayer(0.5, effects);
    expect(effects.openOutput).not.toHaveBeenCalled();
    expect(effects.load).not.toHaveBeenCalled();
  });

  it('plays a sound at the given volume, and loads its file once', async () => {
    const player = createSoundPlayer(0.5, effects);
    player.prepare([CLICK]);
    player.play(CLICK);
    player.play(CLICK);
    await expect
      .poll(() => output.play.mock.calls)
      .toEqual([
        [sound, 0.5],
        [sound, 0.5],
      ]);
    expect(effects.load.mock.calls).toEqual([[CLICK]]);
    expect(effects.openOutput).toHaveBeenCalledOnce();
  });

  it.each([
    ['a missing file', () => effects.load.mockRejectedValueOnce(new Error('404'))],
    ['a file that cannot be decoded', () => output.decode.mockRejectedValueOnce(new Error('no sound'))],
    [
      'a browser that refuses to play',
      () =>
        output.play.mockImplementationOnce(() => {
          throw new Error('refused');
        }),
    ],
    [
      'a browser without audio output',
      () =>
        effects.openOutput.mockImplementationOnce(() => {
          throw new Error('no AudioContext');
        }),
    ],
  ])('logs %s without throwing, and plays the next time', async (_, fail) => {
    fail();
    const player = createSoundPlayer(0.5, effects);
    player.play(CLICK);
    await expect.poll(() => effects.log).toHaveBeenCalledOnce();
    expect(effects.log.mock.calls[0]?.[0]).toContain(CLICK);
    output.play.mockClear();
    player.play(CLICK);
    await expect.poll(() => output.play).toHaveBeenCalledOnce();
  });
});
