import type { Page } from './pages.ts';

/** Content of `/build.json`: the build that is online. */
export interface BuildRecord {
  buildId: string;
  builtAt: string;
  pageCount: number;
  /** Hash of every page's address and key; changes with anything that visitors see. */
  contentKey: string;
  /** Hash of the sources that rendered the pages. */
  codeKey: string;
  /** True when the sample articles were shown because no database was reached. */
  fallback: boolean;
}

export interface RecordedBuild {
  buildId: string;
  codeKey: string;
  /** Instant of the build. */
  now: Date;
}

/** Returns the content of `/build.json`. */
export function buildRecordText(
  { pages, contentKey, isFallback }: { pages: readonly Page[]; contentKey: string; isFallback: boolean },
  { buildId, codeKey, now }: RecordedBuild,
): string {
  const record: BuildRecord = {
    buildId,
    builtAt: now.toISOString(),
    pageCount: pages.length,
    contentKey,
    codeKey,
    fallback: isFallback,
  };
  return JSON.stringify(record);
}

export function contentKeyOf(pages: Pick<Page, 'address' | 'key'>[], hash: (text: string) => string): string {
  return hash(
    pages
      .toSorted((one, other) => (one.address < other.address ? -1 : 1))
      .map(({ address, key }) => `${address} ${key}`)
      .join('\n'),
  );
}

export function isBuildRecord(value: unknown): value is BuildRecord {
  const record = value as Partial<Record<keyof BuildRecord, unknown>> | null;
  return (
    typeof record === 'object' &&
    record !== null &&
    (['buildId', 'builtAt', 'contentKey', 'codeKey'] as const).every((name) => typeof record[name] === 'string') &&
    typeof record.pageCount === 'number' &&
    typeof record.fallback === 'boolean'
  );
}
