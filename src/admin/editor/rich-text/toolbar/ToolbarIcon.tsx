/** Decorative line drawing in a 24 by 24 square. */
export function ToolbarIcon({ drawing }: { drawing: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className="icon">
      <path d={drawing} />
    </svg>
  );
}
