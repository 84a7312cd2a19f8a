/** Returns how the visitor came to the page; null where the browser does not say. */
export function navigationType(): NavigationTimingType | null {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : null;
}
