const DRAWINGS = {
  view: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 .1 0',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  duplicate: 'M8 8V3h13v13h-5M3 8h13v13H3z',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
};

type IconName = keyof typeof DRAWINGS;

/** Decorative drawing, hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
