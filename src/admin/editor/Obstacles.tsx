import { OBSTACLE_COPY } from './copy.ts';
import type { Obstacle } from './editing-session.ts';
import { RestoreButton } from './RestoreButton.tsx';

/** Obstacles with a notice here. The sign-in dialog reports `signed-out`, and the save bar reports `offline`. */
const WITH_NOTICE = ['storage-full', 'other-tab', 'deleted'] as const satisfies Obstacle[];

interface Props {
  articleId: string;
  obstacles: readonly Obstacle[];
  writeHere(): void;
  restored(): void;
}

/** Names the obstacles to writing, and says where the text is kept meanwhile. */
export function Obstacles({ articleId, obstacles, writeHere, restored }: Props) {
  return (
    <div role="status" className="obstacles">
      {WITH_NOTICE.filter((obstacle) => obstacles.includes(obstacle)).map((obstacle) => (
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
