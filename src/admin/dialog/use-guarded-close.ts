import { useEffect } from 'react';
import { guardLeaving } from '../leaving.ts';

/** Asks before the dialog is closed or the screen is left while something would be lost. @returns a guarded `close` */
export function useGuardedClose(wouldLose: boolean, question: string, close: () => void): () => void {
  useEffect(() => (wouldLose ? guardLeaving(() => true, question) : undefined), [wouldLose, question]);
  return () => {
    if (!wouldLose || confirm(question)) close();
  };
}
