import type { MouseEvent } from 'react';
import { isApple, writtenKeys } from '../actions/keys.ts';
import { ToolbarIcon } from './icons.tsx';

interface Props {
  label: string;
  icon: { drawing: string } | { text: string };
  keys?: string | undefined;
  /** Undefined for an action without an on state. */
  isPressed?: boolean | undefined;
  isPossible?: boolean;
  run(): void;
}

// Keeps the focus, and thus the selection, in the text on a click.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Button of the toolbar. An impossible action is announced as disabled, and stays reachable by keyboard. */
export function ToolbarButton({ label, icon, keys, isPressed, isPossible = true, run }: Props) {
  // Voice control needs the visible text in the name.
  const name = 'text' in icon && /\p{L}/u.test(icon.text) ? `${label} (${icon.text})` : label;
  return (
    <button
      type="button"
      className="toolbar-button"
      aria-label={name}
      aria-pressed={isPressed}
      aria-disabled={!isPossible || undefined}
      title={keys ? `${label} (${writtenKeys(keys, isApple())})` : label}
      onMouseDown={keepFocus}
      onClick={() => isPossible && run()}
    >
      {'drawing' in icon ? <ToolbarIcon drawing={icon.drawing} /> : <span data-glyph={icon.text} />}
    </button>
  );
}
