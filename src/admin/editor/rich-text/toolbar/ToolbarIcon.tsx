/** A drawing of 24 units in lines, which says nothing by itself. */
export function ToolbarIcon({ drawing }: { drawing: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className="icon">
      <path d={drawing} />
    </svg>
  );
}
