export const SCENE_IDS = [
  'intro',
  'selection',
  'scene1',
  'scene2',
  'scene3',
  'planetarium',
  'scene4',
  'scene5',
  'conclusion',
  'gameover',
  'achievement',
] as const;
export type SceneId = (typeof SCENE_IDS)[number];

/** Scenes that may start a countdown. */
export const TIMED_SCENES: readonly SceneId[] = ['scene1', 'scene2', 'scene3', 'scene4', 'scene5'];
/** Scenes whose answers count. */
export const SCORED_SCENES: readonly SceneId[] = [...TIMED_SCENES, 'planetarium'];
/** Scenes without a right answer. */
export const FINAL_SCENES: readonly SceneId[] = ['conclusion', 'gameover', 'achievement'];

export const ACHIEVEMENT_IDS = [
  'smooth_talker',
  'bad_pickup',
  'culture_vulture',
  'stargazer',
  'truth_seeker',
  'quick_thinker',
  'hopeless_romantic',
  'master_flirt',
  'secret_ending',
] as const;
export type AchievementId = (typeof ACHIEVEMENT_IDS)[number];

/** Achievement for reaching the conclusion, whatever the way there. */
export const CONCLUSION_ACHIEVEMENT: AchievementId = 'master_flirt';
/** Additional achievement for reaching the conclusion with the easter egg found. */
export const EASTER_EGG_ACHIEVEMENT: AchievementId = 'secret_ending';

export const AVATAR_IDS = ['charlie', 'lou', 'sasha', 'noa'] as const;
export type AvatarId = (typeof AVATAR_IDS)[number];

export interface Option {
  id: string;
  text: string;
  description: string;
  nextScene: SceneId;
  /** False ends the game. */
  isCorrect: boolean;
  unlockAchievement?: AchievementId;
  /** Set when the option chooses the avatar of its id. */
  avatarColor?: string;
}

export interface Scene {
  id: SceneId;
  title: string;
  content: readonly string[];
  options: readonly Option[];
  /** Shown after a wrong answer in this scene. */
  gameOverMessage?: string;
}

export type Story = Readonly<Record<SceneId, Scene>>;
