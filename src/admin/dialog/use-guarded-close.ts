import { useEffect } from 'react';
import { guardLeaving } from '../leaving.ts';

/**
 * Guards what stands in a dialog alone: leaving the screen asks the question, and so does closing the dialog.
 *
 * @returns closes, unless something would be lost and whoever writes stays
 */
export function useGuardedClose(wouldLose: boolean, question: string, close: () => void): () => void {
  useEffect(() => (wouldLose ? guardLeaving(() => true, question) : undefined), [wouldLose, question]);
  return () => {
    if (!wouldLose || confirm(question)) close();
  };
}
