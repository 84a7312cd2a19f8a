const GAP = 6;

/** Puts a box under a place of the text, or above where there is no room; always within the window. */
export function placeBeside(box: HTMLElement, { left, top, bottom }: { left: number; top: number; bottom: number }) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const isRoomBelow = bottom + GAP + height <= innerHeight;
  const y = isRoomBelow || top - GAP - height < 0 ? bottom + GAP : top - GAP - height;
  box.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  box.style.top = `${y}px`;
}
