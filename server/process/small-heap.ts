/** Keeps a heap small: by default, it takes up to four times as much memory as it needs. */
export const SMALL_HEAP_GROWTH = '--heap-growing-percent=30';

/** Flags of a process with a small heap. By default, each of its threads also keeps 48 MB for values that have just been made. */
export const SMALL_HEAP = [SMALL_HEAP_GROWTH, '--max-semi-space-size=4'];
