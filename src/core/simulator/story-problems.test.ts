import { describe, expect, it } from 'vitest';
import { storyProblems } from './story-problems.ts';
import { aStory } from './story.support.ts';
import type { Option, Scene, SceneId, Story } from './story.ts';

const STORY = aStory();
const changed = (id: SceneId, change: (options: Option[]) => Option[], fields: Partial<Scene> = {}) =>
  aStory({ [id]: { options: change([...STORY[id].options]), ...fields } });
const everyOption = (fields: Partial<Option>) => (options: Option[]) =>
  options.map((option) => ({ ...option, ...fields }));

describe('the check of a story', () => {
  it('finds no problem in a story that can be played', () => {
    expect(storyProblems(STORY)).toEqual([]);
  });

  it.each<[string, Story]>([
    ['There is no scene scene4', { ...STORY, scene4: undefined } as unknown as Story],
    ['The scene scene4 calls itself scene3', aStory({ scene4: { id: 'scene3' } })],
    ['The scene scene4 says nothing', aStory({ scene4: { content: [] } })],
    ['The scene gameover offers nothing', aStory({ gameover: { options: [] } })],
    ['The scene scene5 has no right option', changed('scene5', (options) => options.filter((o) => !o.isCorrect))],
    ['The scene scene5 has two options flower', changed('scene5', (options) => [...options, ...options.slice(0, 1)])],
    [
      'The option flower of the scene scene5 leads to scene9, which is no scene',
      changed('scene5', (options) => options.map((o) => (o.isCorrect ? { ...o, nextScene: 'scene9' as SceneId } : o))),
    ],
    [
      'The option flower of the scene scene5 is wrong and does not end the game',
      changed('scene5', (options) => options.map((o) => (o.isCorrect ? { ...o, isCorrect: false } : o))),
    ],
    [
      'The option lunge of the scene scene5 is right and ends the game',
      changed('scene5', everyOption({ isCorrect: true })),
    ],
    [
      'The option lunge of the scene scene5 is wrong, and the scene has no game-over message',
      aStory({ scene5: { gameOverMessage: '' } }),
    ],
    [
      'The option dessert of the scene scene4 unlocks nothing, which is no achievement',
      changed('scene4', everyOption({ unlockAchievement: 'nothing' as 'stargazer' })),
    ],
    [
      'No choice leads to the scene planetarium',
      changed('scene2', (options) => options.filter((o) => o.id !== 'dome')),
    ],
    [
      'Nothing unlocks the achievement stargazer',
      changed('scene2', (options) => options.filter((o) => o.id !== 'dome')),
    ],
    ['Nothing unlocks the achievement secret_ending', changed('scene5', everyOption({ nextScene: 'gameover' }))],
    ['The selection does not offer the avatar noa', changed('selection', (options) => options.slice(0, 3))],
    [
      'The option dessert of the scene scene4 has a colour, and is no avatar',
      changed('scene4', everyOption({ avatarColor: '#fff' })),
    ],
    ['The avatar lou has no colour', changed('selection', everyOption({ avatarColor: undefined }))],
  ])('says: %s', (problem, story) => {
    expect(storyProblems(story)).toContain(problem);
  });
});
