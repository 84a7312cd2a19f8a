/** The index that a step leads to: after the last comes the first, before the first the last. */
export function steppedIndex(index: number, step: number, count: number): number {
  return (index + step + count) % count;
}

/** Conditions for playing a video. */
interface PlayConditions {
  /** Whether the visitor wants films to play: at first only where motion is welcome. */
  isWanted: boolean;
  /** Whether enough of the video is on screen. */
  isSeen: boolean;
  /** Whether the page itself is looked at. */
  isPageVisible: boolean;
}

/** Whether a video plays. */
export function plays({ isWanted, isSeen, isPageVisible }: PlayConditions): boolean {
  return isWanted && isSeen && isPageVisible;
}
