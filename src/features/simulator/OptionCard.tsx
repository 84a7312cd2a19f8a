import type { Option } from '../../core/simulator/story.ts';
import { Avatar } from './Avatar.tsx';
import type { Look } from './story/looks.ts';

interface Props {
  option: Option;
  /** Avatar that this option chooses. */
  look?: Look;
  /** Digit of the key that chooses this option. */
  number: number;
  /** Id of the chosen option; null before the choice. */
  chosen: string | null;
  choose(id: string): void;
}

export function OptionCard({ option: { id, text, description, avatarColor }, look, number, chosen, choose }: Props) {
  return (
    <li>
      <button
        type="button"
        className="option"
        aria-disabled={chosen !== null || undefined}
        data-chosen={chosen === id || undefined}
        onClick={() => choose(id)}
      >
        {look && avatarColor ? (
          <svg viewBox="0 0 200 264" aria-hidden="true">
            <Avatar look={look} colour={avatarColor} x={100} y={260} scale={0.92} />
          </svg>
        ) : (
          <span className="number" aria-hidden="true">
            {number}
          </span>
        )}
        <span>
          <strong>{text}</strong>
          <span className="description">{description}</span>
        </span>
      </button>
    </li>
  );
}
