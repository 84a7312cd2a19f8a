/** Returns how the visitor has come to the page; null where the browser does not say it. */
export function navigationType(): NavigationTimingType | null {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : null;
}
