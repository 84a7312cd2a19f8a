import { useEffect, useRef } from 'react';
import { endingOf, type HappyEnding } from '../../core/simulator/endings.ts';
import type { GameState } from '../../core/simulator/game-state.ts';
import { offeredOptions } from '../../core/simulator/reduce-game.ts';
import { AchievementList } from './AchievementList.tsx';
import { Ending } from './Ending.tsx';
import type { GameData } from './game-data.ts';
import { OptionCard } from './OptionCard.tsx';
import type { Look } from './story/looks.ts';
import { Panel } from './Panel.tsx';

interface Props {
  data: GameData;
  game: GameState;
  /** Whether the player has reached this scene since the page was opened: its heading then takes the focus. */
  hasArrived: boolean;
  /** Whether an announcement is shown: the scene then leaves later. */
  isAnnouncing: boolean;
  choose(optionId: string): void;
  closeAchievements(): void;
}

/** A scene: panel, story, options. */
export function SceneView({ data, game, hasArrived, isAnnouncing, choose, closeAchievements }: Props) {
  const { currentScene, avatar, avatarColor, gameOverReason } = game;
  const { title, content } = data.story[currentScene];
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(!hasArrived);
  useEffect(() => {
    if (isFirst.current) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const shown = currentScene === 'achievement' ? null : endingOf(game);
  const lost = currentScene === 'gameover' && gameOverReason ? data.story[gameOverReason].gameOverMessage : undefined;
  const closing = shown === null ? undefined : data.closings[shown as HappyEnding];
  const paragraphs = [lost, ...content, closing];
  const looks: Partial<Record<string, Look>> = currentScene === 'selection' ? data.looks : {};
  return (
    <section
      className="scene"
      data-scene={currentScene}
      data-leaving={game.chosenOption === null ? undefined : isAnnouncing ? 'late' : 'now'}
      aria-labelledby="scene"
    >
      <h2 id="scene" ref={heading} tabIndex={-1}>
        {lost && shown ? data.endingTitles[shown] : title}
      </h2>
      <Panel
        picture={data.pictures[currentScene]}
        avatar={
          avatar && avatarColor
            ? { look: data.looks[avatar], colour: avatarColor, isSad: currentScene === 'gameover' }
            : null
        }
      />
      <div className="telling">
        {paragraphs.map((paragraph) => paragraph && <p key={paragraph}>{paragraph}</p>)}
        {currentScene === 'achievement' && <AchievementList unlocked={game.achievements} data={data} />}
      </div>
      {shown && <Ending data={data} ending={shown} teaser={data.endingTeasers[shown]} isWon={closing !== undefined} />}
      <ol className="options">
        {currentScene === 'achievement' && (
          <li>
            <button type="button" className="option" onClick={closeAchievements}>
              <strong>{data.copy.close}</strong>
            </button>
          </li>
        )}
        {offeredOptions(data.story, game).map((option, index) => (
          <OptionCard
            key={option.id}
            option={option}
            look={looks[option.id]}
            number={index + 1}
            chosen={game.chosenOption}
            choose={choose}
          />
        ))}
      </ol>
    </section>
  );
}
