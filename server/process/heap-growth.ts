/** Keeps the heap small from the start: by default it takes up to four times as much memory as it needs. */
export const SMALL_HEAP_GROWTH = '--heap-growing-percent=30';
