import type { Option } from '../../core/simulator/story.ts';
import { Avatar } from './Avatar.tsx';
import type { Look } from './story/looks.ts';

interface Props {
  option: Option;
  /** The avatar that it chooses. */
  look?: Look;
  /** Which key chooses it. */
  number: number;
  /** The option that has been chosen, when one has. */
  chosen: string | null;
  choose(id: string): void;
}

/** An option as a card of cut paper. */
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
