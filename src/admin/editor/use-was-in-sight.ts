import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has ever been in sight. */
export function useWasInSight(element: RefObject<HTMLElement | null>): boolean {
  const [wasInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setInSight(true);
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return wasInSight;
}
