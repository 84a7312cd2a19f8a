import { Avatar } from './Avatar.tsx';
import type { Look } from './story/looks.ts';
import type { ScenePicture } from './story/pictures.ts';

interface Props {
  picture: ScenePicture;
  avatar: { look: Look; colour: string; isSad: boolean } | null;
}

/** Panel of the comic strip: a scene's picture with the player in it. */
export function Panel({ picture: { address, alternative, x, y, scale }, avatar }: Props) {
  return (
    <div className="panel">
      <img src={address} alt={alternative} width="800" height="450" />
      {avatar && (
        <svg viewBox="0 0 800 450" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <Avatar {...avatar} x={x} y={y} scale={scale} />
        </svg>
      )}
    </div>
  );
}
