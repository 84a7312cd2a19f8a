import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Longest time between the taps of a double tap, in milliseconds. Not every browser counts taps in `detail`. */
const DOUBLE_TAP = 400;

/**
 * Limits a gesture to one answer. In a quiz that moves on at once, the second half of a double click would answer the next question
 * or press a button of the result.
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
      // `detail` is 1 for the first click of a double click, 2 for the second.
      else if (type === 'mousedown' && detail <= 1) pressedAt = timeStamp;
      const since = isTouch ? timeStamp - DOUBLE_TAP : pressedAt;
      if (type === 'pointerdown' || answeredAt.current <= since || (!isTouch && detail <= 1)) return;
      // The press would move the focus away from the new question.
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
