import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Whether the screen's main content has loaded or failed: secondary parts may load from then on. */
export function useHasSettled(): boolean {
  const queries = useQueryClient();
  const count = useIsFetching();
  const [hasSettled, setSettled] = useState(false);
  useEffect(() => {
    // A timer, because parts of the screen start their requests in effects of their own.
    const timer = setTimeout(() => queries.isFetching() === 0 && setSettled(true));
    return () => clearTimeout(timer);
  }, [queries, count]);
  return hasSettled;
}
