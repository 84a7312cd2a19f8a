import type { ActionName } from '../actions/action-name.ts';

/** SVG paths in a 24 by 24 square, or a text where a letter is clearer. */
export const ACTION_ICONS: Record<ActionName, { drawing: string } | { text: string }> = {
  paragraph: { drawing: 'M17 5H9.5a4 4 0 0 0 0 8H12M12 5v14M16 5v14' },
  heading2: { text: 'T1' },
  heading3: { text: 'T2' },
  heading4: { text: 'T3' },
  bold: { drawing: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z' },
  italic: { drawing: 'M10 5h8M6 19h8M14 5l-4 14' },
  underline: { drawing: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14' },
  strike: {
    drawing:
      'M4 12h16M16.5 7.5C16 5.5 14 4.5 12 4.5c-2.5 0-4.5 1.2-4.5 3.3M7.5 16c.5 2.2 2.3 3.5 4.5 3.5 2.8 0 4.5-1.5 4.5-3.7',
  },
  bulletList: { drawing: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01' },
  orderedList: {
    drawing: 'M10 6h10M10 12h10M10 18h10M4 4.5l1.5-.5v4M3.8 14.2c.3-1 2.7-1.2 2.7.3 0 1.2-2.7 1.5-2.7 3.5h2.9',
  },
  blockquote: { drawing: 'M5 17c3-1 4-3.5 4-6H5V6h5v5M14 17c3-1 4-3.5 4-6h-4V6h5v5' },
  divider: { drawing: 'M4 12h16M8 6h8M8 18h8' },
  link: {
    drawing: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  },
  picture: { drawing: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01' },
  embed: { drawing: 'M3 5h18v14H3zM10 9l5 3-5 3z' },
  table: { drawing: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14' },
  undo: { drawing: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3' },
  redo: { drawing: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3' },
  moveUp: { drawing: 'M12 20V5M6 11l6-6 6 6' },
  moveDown: { drawing: 'M12 4v15M6 13l6 6 6-6' },
  find: { drawing: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5' },
  typography: { text: '« »' },
  source: { drawing: 'M8 7l-5 5 5 5M16 7l5 5-5 5M14 4l-4 16' },
  shortcuts: { drawing: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M17 14h.01M7 14h6' },
};

/** Decorative line drawing in a 24 by 24 square. */
export function ToolbarIcon({ drawing }: { drawing: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className="icon">
      <path d={drawing} />
    </svg>
  );
}
