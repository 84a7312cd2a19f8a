/**
 * A flag of the JavaScript engine: how much a heap may grow, in percent of what was in use, before what is not is given back. Left to
 * itself a heap takes up to four times as much memory as it needs, in no less time.
 */
export const HEAP_GROWTH = '--heap-growing-percent=30';
