/** Shows the arrows of a strip that has more than one view. Each press of an arrow scrolls by one view. */
export function enableArrows(section: HTMLElement): void {
  const strip = section.querySelector<HTMLElement>('.strip');
  const arrows = section.querySelector<HTMLElement>('.arrows');
  const [previous, next] = section.querySelectorAll('button');
  if (!strip || !arrows || !previous || !next) return;

  const update = () => {
    const end = strip.scrollWidth - strip.clientWidth;
    const [atStart, atEnd] = [strip.scrollLeft < 2, strip.scrollLeft > end - 2];
    arrows.hidden = atStart && atEnd;
    previous.disabled = false;
    next.disabled = false;
    // Moves the focus to the other arrow first, because a button loses the focus when it is disabled.
    if (atStart && document.activeElement === previous) next.focus();
    if (atEnd && document.activeElement === next) previous.focus();
    previous.disabled = atStart;
    next.disabled = atEnd;
  };
  const turn = (direction: number) => strip.scrollBy({ left: direction * strip.clientWidth });
  previous.addEventListener('click', () => turn(-1));
  next.addEventListener('click', () => turn(1));
  strip.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(strip);
}
