import type { AchievementId } from '../../core/simulator/story.ts';
import type { GameData } from './game-data.ts';
import type { AchievementCopy } from './story/achievements.ts';

interface Props {
  unlocked: readonly AchievementId[];
  data: GameData;
}

/** Nine achievements: texts of the earned ones, hints to the others. */
export function AchievementList({ unlocked, data: { achievements, copy } }: Props) {
  const entries = Object.entries(achievements) as [AchievementId, AchievementCopy][];
  return (
    <ul className="achievements">
      {entries.map(([id, { title, text, hint }]) => {
        const isUnlocked = unlocked.includes(id);
        return (
          <li key={id} data-unlocked={isUnlocked || undefined}>
            <strong>{isUnlocked ? title : copy.locked}</strong>
            <span>{isUnlocked ? text : hint}</span>
          </li>
        );
      })}
    </ul>
  );
}
