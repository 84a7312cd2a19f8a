import type { ContestMode } from '../../core/contest/contest-settings.ts';
import { ENDING_IDS, endingPicture } from '../../core/simulator/ending-pictures.ts';
import type { EndingId, HappyEnding } from '../../core/simulator/endings.ts';
import { storyProblems } from '../../core/simulator/story-problems.ts';
import type { AchievementId, AvatarId, SceneId, Story } from '../../core/simulator/story.ts';
import { SiteError } from '../../core/site/site-error.ts';
import { CONTEST_LINK, GAME_COPY } from './copy.ts';
import { SOUNDS } from './sounds.ts';
import { ACHIEVEMENTS, type AchievementCopy } from './story/achievements.ts';
import { CLOSINGS, ENDINGS } from './story/endings.ts';
import { LOOKS, type Look } from './story/looks.ts';
import { PICTURES, type ScenePicture } from './story/pictures.ts';
import { STORY } from './story/story.ts';

/** Story and texts of the game, stored in the page so that no script needs to contain them. */
export interface GameData {
  story: Story;
  closings: Record<HappyEnding, string>;
  endingTitles: Record<EndingId, string>;
  /** Line shared with the link of an ending. */
  endingTeasers: Record<EndingId, string>;
  achievements: Record<AchievementId, AchievementCopy>;
  pictures: Record<SceneId, ScenePicture>;
  looks: Record<AvatarId, Look>;
  copy: typeof GAME_COPY;
  contestLink: string;
  /** Files loaded during the game. */
  files: string[];
}

/** Collects the data of the game. @throws SiteError listing the problems of the story */
export function gameData(contest: ContestMode, story: Story = STORY): GameData {
  const problems = storyProblems(story);
  if (problems.length > 0) throw new SiteError(`Drague Simulator 3000 cannot be played:\n${problems.join('\n')}`);
  return {
    story,
    closings: CLOSINGS,
    endingTitles: Object.fromEntries(
      Object.entries(ENDINGS).map(([id, { title }]) => [id, title]),
    ) as GameData['endingTitles'],
    endingTeasers: Object.fromEntries(
      ENDING_IDS.map((id) => [id, endingPicture(id).title]),
    ) as GameData['endingTeasers'],
    achievements: ACHIEVEMENTS,
    pictures: PICTURES,
    looks: LOOKS,
    copy: GAME_COPY,
    contestLink: CONTEST_LINK[contest],
    files: [...Object.values(PICTURES).map(({ address }) => address), ...Object.values(SOUNDS)],
  };
}
