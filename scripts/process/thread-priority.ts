import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';

/** As low as what an operating system does in the background. */
const IN_BACKGROUND = 10;

/**
 * Has this thread work when no other wants to, in this process or another. Where the system does not tell threads apart, it goes on as
 * before: Linux does.
 */
export function workInBackground(): void {
  try {
    setPriority(Number(path.basename(readlinkSync('/proc/thread-self'))), IN_BACKGROUND);
  } catch {
    // Nothing depends on it but how soon others are done.
  }
}
