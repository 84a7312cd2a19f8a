import {
  ACHIEVEMENT_IDS,
  AVATAR_IDS,
  CONCLUSION_ACHIEVEMENT,
  EASTER_EGG_ACHIEVEMENT,
  FINAL_SCENES,
  SCENE_IDS,
  type Scene,
  type SceneId,
  type Story,
} from './story.ts';

/** Returns the mistakes in a story as sentences; empty when it is playable. */
export function storyProblems(story: Story): string[] {
  const scenes = SCENE_IDS.flatMap((id) => story[id] ?? []);
  const missing = SCENE_IDS.filter((id) => !story[id]).map((id) => `There is no scene ${id}`);
  const misnamed = SCENE_IDS.filter((id) => story[id] && story[id].id !== id);
  const reached = reachableScenes(story);
  return [
    ...missing,
    ...misnamed.map((id) => `The scene ${id} calls itself ${story[id].id}`),
    ...scenes.flatMap((scene) => sceneProblems(scene, story)),
    ...scenes.filter(({ id }) => !reached.has(id)).map(({ id }) => `No choice leads to the scene ${id}`),
    ...achievementProblems(scenes.filter(({ id }) => reached.has(id))),
    ...avatarProblems(scenes),
  ];
}

function sceneProblems({ id, content, options, gameOverMessage }: Scene, story: Story): string[] {
  const problems: string[] = [];
  if (content.length === 0) problems.push(`The scene ${id} says nothing`);
  if (options.length === 0) problems.push(`The scene ${id} offers nothing`);
  if (!FINAL_SCENES.includes(id) && !options.some(({ isCorrect }) => isCorrect)) {
    problems.push(`The scene ${id} has no right option`);
  }
  const repeated = options.filter((option, index) => options.findIndex((other) => other.id === option.id) !== index);
  problems.push(...repeated.map((option) => `The scene ${id} has two options ${option.id}`));
  for (const option of options) {
    const name = `The option ${option.id} of the scene ${id}`;
    if (!story[option.nextScene]) problems.push(`${name} leads to ${option.nextScene}, which is no scene`);
    if (!option.isCorrect && option.nextScene !== 'gameover')
      problems.push(`${name} is wrong and does not end the game`);
    if (option.isCorrect && option.nextScene === 'gameover') problems.push(`${name} is right and ends the game`);
    if (!option.isCorrect && !gameOverMessage)
      problems.push(`${name} is wrong, and the scene has no game-over message`);
    if (option.unlockAchievement && !ACHIEVEMENT_IDS.includes(option.unlockAchievement)) {
      problems.push(`${name} unlocks ${option.unlockAchievement}, which is no achievement`);
    }
  }
  return problems;
}

function reachableScenes(story: Story): Set<SceneId> {
  const reached = new Set<SceneId>();
  const waiting: SceneId[] = ['intro'];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || !story[id]) continue;
    reached.add(id);
    waiting.push(...story[id].options.map(({ nextScene }) => nextScene));
  }
  return reached;
}

function achievementProblems(reached: Scene[]): string[] {
  const granted = new Set(reached.flatMap(({ options }) => options.map(({ unlockAchievement }) => unlockAchievement)));
  if (reached.some(({ id }) => id === 'conclusion')) {
    granted.add(CONCLUSION_ACHIEVEMENT).add(EASTER_EGG_ACHIEVEMENT);
  }
  return ACHIEVEMENT_IDS.filter((id) => !granted.has(id)).map((id) => `Nothing unlocks the achievement ${id}`);
}

/** Checks that every avatar is offered with its colour, and that nothing else has one. */
function avatarProblems(scenes: Scene[]): string[] {
  const selection = scenes.find(({ id }) => id === 'selection');
  const offered = selection?.options ?? [];
  const others = scenes.flatMap(({ id, options }) =>
    options.flatMap((option) =>
      option.avatarColor && !(id === 'selection' && AVATAR_IDS.some((avatar) => avatar === option.id))
        ? [`The option ${option.id} of the scene ${id} has a colour, and is no avatar`]
        : [],
    ),
  );
  const avatars = AVATAR_IDS.flatMap((avatar) => {
    const option = offered.find(({ id }) => id === avatar);
    if (!option) return [`The selection does not offer the avatar ${avatar}`];
    return option.avatarColor ? [] : [`The avatar ${avatar} has no colour`];
  });
  return [...avatars, ...others];
}
