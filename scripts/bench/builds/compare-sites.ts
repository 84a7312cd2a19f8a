import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { FORM_ENDINGS } from '../../publisher/trees/compressed-forms.ts';
import { filesBelow } from './site-input.ts';

export interface SiteComparison {
  files: number;
  /** Of all files. */
  bytes: number;
  /** How far the bytes are from the reference's, in percent of these. */
  bytesOffPercent: number;
  /** Files that are in one of both alone, or whose bytes differ. */
  different: string[];
}

/** Compares a built site with the one that it should equal, compressed forms apart. */
export function compareSites(reference: string, site: string): SiteComparison {
  const expected = new Set(filesOf(reference));
  const found = filesOf(site);
  const missing = new Set(expected).difference(new Set(found));
  const different = found.filter(
    (file) => !expected.has(file) || !isSame(path.join(reference, file), path.join(site, file)),
  );
  const bytes = sizeOf(site, found);
  const wanted = sizeOf(reference, [...expected]);
  return {
    files: found.length,
    bytes,
    bytesOffPercent: wanted === 0 ? 0 : (Math.abs(bytes - wanted) / wanted) * 100,
    different: [...missing, ...different].sort(),
  };
}

function isSame(one: string, other: string): boolean {
  return statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other));
}

function sizeOf(folder: string, files: string[]): number {
  return files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
}

function filesOf(site: string): string[] {
  return filesBelow(site).filter((file) => !FORM_ENDINGS.some((ending) => file.endsWith(ending)));
}
