/** All that one run of the bench has measured, as `--json` writes it. */
export interface BenchResults {
  /** ISO instant. */
  date: string;
  machine: { cores: number; processor: string; memoryGigabytes: number; system: string };
  versions: Record<string, string>;
  sizes: SizeResults[];
  targets: TargetResult[];
}

export interface SizeResults {
  articles: number;
  builds: BuildResult[];
  /** Peers that did not make the site, and why: without memory, an hour's run is not lost for them. */
  failures: { name: string; reason: string }[];
  /** What the same files cost to write, alone; null when builds were not measured. */
  bareLoopSeconds: number | null;
  live: LiveResults | null;
}

/** `own` builds are the product's, `peer` builds those of other generators. */
export type Side = 'own' | 'peer';

export interface BuildResult {
  name: string;
  side: Side;
  /** Of each run, in order. */
  seconds: number[];
  medianSeconds: number;
  /** Resident memory of the process tree at its highest. */
  peakMegabytes: number;
  pages: number;
  files: number;
  bytes: number;
  /** Files that differ from those of the first build, not counting the record of the build itself. */
  differentFiles: number;
}

export interface LiveResults {
  changes: ChangeResult[];
  /** Milliseconds from the minute of a scheduled article until a visitor is served it, of each sample. */
  scheduledMilliseconds: number[];
  /** Resident memory of the running copy, database included, at its highest. */
  peakMegabytes: number;
  /** Seconds that the copy took to its first served page, everything built. */
  firstStartSeconds: number;
}

/** Times of one kind of change, in milliseconds from the commit. */
export interface ChangeResult {
  change: string;
  samples: number;
  /** Until a visitor is served the change. */
  liveP50: number;
  liveP95: number;
  /** Until its publication is online: the whole site shows it. */
  consistentP50: number;
  consistentP95: number;
}

export interface TargetResult {
  articles: number;
  /** What was measured. */
  what: string;
  value: number;
  /** The most that it may be. */
  most: number;
  /** `×`, `ms` or `MB`. */
  unit: string;
  isMet: boolean;
}
