/** Returns the index after a step; the ends wrap around. */
export function steppedIndex(index: number, step: number, count: number): number {
  return (index + step + count) % count;
}

interface PlayConditions {
  /** Whether the visitor wants videos to play: at first, unless the browser asks for less motion or less data. */
  isWanted: boolean;
  /** Whether enough of the video is on screen. */
  isSeen: boolean;
  isPageVisible: boolean;
}

export function plays({ isWanted, isSeen, isPageVisible }: PlayConditions): boolean {
  return isWanted && isSeen && isPageVisible;
}
