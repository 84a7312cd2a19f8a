import type { AchievementId, Option, Scene, SceneId, Story } from './story.ts';

const right = (id: string, nextScene: SceneId, unlockAchievement?: AchievementId): Option => ({
  id,
  text: id,
  description: '',
  nextScene,
  isCorrect: true,
  unlockAchievement,
});
const wrong = (id: string, unlockAchievement?: AchievementId): Option => ({
  ...right(id, 'gameover', unlockAchievement),
  isCorrect: false,
});
const scene = (id: SceneId, ...options: Option[]): Scene => ({
  id,
  title: id,
  content: [id],
  options,
  gameOverMessage: `lost in ${id}`,
});

/** Returns a playable story in which ids stand for the words. */
export function aStory(changes: Partial<Record<SceneId, Partial<Scene>>> = {}): Story {
  const scenes = [
    scene('intro', right('start', 'selection')),
    scene(
      'selection',
      ...['charlie', 'lou', 'sasha', 'noa'].map((id) => ({ ...right(id, 'scene1'), avatarColor: `#${id}` })),
    ),
    scene('scene1', right('hello', 'scene2', 'smooth_talker'), wrong('angel', 'bad_pickup'), wrong('hey')),
    scene(
      'scene2',
      right('museum', 'scene3', 'culture_vulture'),
      { ...right('dome', 'planetarium'), text: 'Le planétarium' },
      right('walk', 'scene4'),
      wrong('graves'),
    ),
    scene('scene3', right('truth', 'scene4', 'truth_seeker'), right('and you', 'scene5'), wrong('blunt')),
    scene('planetarium', right('stars', 'scene4', 'stargazer'), wrong('jokes')),
    scene('scene4', right('dessert', 'scene5', 'quick_thinker'), wrong('mock')),
    scene('scene5', right('flower', 'conclusion', 'hopeless_romantic'), wrong('lunge')),
    scene('conclusion', right('again', 'intro'), right('see', 'achievement')),
    scene('gameover', right('again', 'intro'), right('see', 'achievement')),
    scene('achievement', right('again', 'intro')),
  ];
  return Object.fromEntries(scenes.map((given) => [given.id, { ...given, ...changes[given.id] }])) as unknown as Story;
}
