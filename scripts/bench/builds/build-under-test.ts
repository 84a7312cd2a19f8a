import type { Side } from '../results.ts';

/** A way to build the whole site, measured beside others. */
export interface BuildUnderTest {
  /** With the exact version of what builds. */
  name: string;
  side: Side;
  /** What precedes the first build, outside the clock. */
  prepare(): Promise<void>;
  /**
   * Builds the whole site into a folder that does not exist, by a process that starts cold.
   *
   * @param onStart told the process whose memory counts, with that of all that descends from it
   */
  build(site: string, onStart: (pid: number) => void): Promise<void>;
}
