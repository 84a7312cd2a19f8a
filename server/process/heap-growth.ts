/**
 * The flag that keeps the heap of a process small from its start. Left to itself a heap takes up to four times as much memory
 * as it needs.
 */
export const SMALL_HEAP_GROWTH = '--heap-growing-percent=30';
