/** No text needs more; a parser's work grows with the square of the depth, and a page's with it. */
export const DEEPEST_NESTING = 500;

/** Counts how deep a parser stands in its elements; `open` throws beyond 500 levels. */
export function nestingGuard(): { open(): void; close(): void } {
  let depth = 0;
  return {
    open() {
      depth += 1;
      if (depth > DEEPEST_NESTING) throw new Error(`its HTML nests elements more than ${DEEPEST_NESTING} deep`);
    },
    close() {
      depth -= 1;
    },
  };
}
