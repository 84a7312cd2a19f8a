import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Milliseconds within which two taps are one gesture: not every browser counts taps as it counts clicks. */
const DOUBLE_TAP = 400;

/**
 * Limits a gesture to one answer. In a quiz that moves on at once, the second half of a double click would answer the
 * next question or press a button of the result.
 *
 * @returns a function to call at each answer
 */
export function useSingleAnswers(quiz: RefObject<HTMLElement | null>): () => void {
  const answeredAt = useRef(-DOUBLE_TAP);
  useEffect(() => {
    const element = quiz.current;
    let isTouch = false;
    let pressedAt = 0;
    const listener = (event: Event) => {
      const { detail, pointerType, timeStamp, type } = event as PointerEvent;
      if (type === 'pointerdown') isTouch = pointerType === 'touch';
      // The first click of a double click counts as one, the second as two.
      else if (type === 'mousedown' && detail <= 1) pressedAt = timeStamp;
      const since = isTouch ? timeStamp - DOUBLE_TAP : pressedAt;
      if (type === 'pointerdown' || answeredAt.current <= since || (!isTouch && detail <= 1)) return;
      // A press would take the focus from what has just come.
      event.preventDefault();
      event.stopPropagation();
    };
    const types = ['pointerdown', 'mousedown', 'click'];
    for (const type of types) element?.addEventListener(type, listener, true);
    return () => types.forEach((type) => element?.removeEventListener(type, listener, true));
  }, [quiz]);
  return useCallback(() => {
    answeredAt.current = performance.now();
  }, []);
}
