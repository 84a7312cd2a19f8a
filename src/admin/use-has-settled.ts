import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Whether what the screen is for stands there, or has failed to: from then on, what may come later does. */
export function useHasSettled(): boolean {
  const queries = useQueryClient();
  const count = useIsFetching();
  const [hasSettled, setSettled] = useState(false);
  useEffect(() => {
    // Parts of the screen ask for what they show in effects of their own.
    const timer = setTimeout(() => queries.isFetching() === 0 && setSettled(true));
    return () => clearTimeout(timer);
  }, [queries, count]);
  return hasSettled;
}
