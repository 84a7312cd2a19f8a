/** Deepest nesting of elements, enough for any text; the work of parsers and pages grows with the square of the depth. */
export const DEEPEST_NESTING = 500;

/** Counts the depth of a parser; `open` throws beyond 500 levels. */
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
