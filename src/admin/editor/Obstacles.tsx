import { OBSTACLE_COPY } from './copy.ts';
import type { Obstacle } from './editing-session.ts';
import { RestoreButton } from './RestoreButton.tsx';

/** Those that a line tells of; whoever is signed out is asked to sign in instead. */
const TOLD = ['offline', 'storage-full', 'other-tab', 'deleted'] as const satisfies Obstacle[];

interface Props {
  articleId: string;
  obstacles: readonly Obstacle[];
  writeHere(): void;
  /** Called once the article is out of the trash. */
  restored(): void;
}

/** What keeps the editor from writing, and what happens to the text meanwhile. */
export function Obstacles({ articleId, obstacles, writeHere, restored }: Props) {
  return (
    <div role="status" className="obstacles">
      {TOLD.filter((obstacle) => obstacles.includes(obstacle)).map((obstacle) => (
        <p key={obstacle}>
          {OBSTACLE_COPY[obstacle]}{' '}
          {obstacle === 'other-tab' && (
            <button type="button" className="button button-quiet button-small" onClick={writeHere}>
              {OBSTACLE_COPY.writeHere}
            </button>
          )}
          {obstacle === 'deleted' && (
            <RestoreButton articleId={articleId} className="button button-quiet button-small" restored={restored} />
          )}
        </p>
      ))}
    </div>
  );
}
