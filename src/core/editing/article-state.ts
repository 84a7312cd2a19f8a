import type { ArticleStatus } from './article-form.ts';

/** Publication data of an article in the database. Instants are in ISO 8601. */
export interface ArticleRecord {
  status: ArticleStatus;
  /** Null for a draft. */
  publishedAt: string | null;
  /** True when the article has a newer text that visitors do not see yet. */
  hasWorkingCopy: boolean;
  /** Moment at which the working copy replaces the published text automatically; null unless scheduled. */
  scheduledAt: string | null;
}

/** Record of an article that does not exist yet. */
export const NO_RECORD: ArticleRecord = {
  status: 'draft',
  publishedAt: null,
  hasWorkingCopy: false,
  scheduledAt: null,
};

/** State of an article as visitors see it. `isPending` means that a newer text waits until an editor publishes it. */
export type ArticleState =
  | { kind: 'draft' }
  /** Visitors see the article from `at` on. */
  | { kind: 'scheduled'; at: string; isPending: boolean }
  /** Visitors see the article; a newer text replaces the present one at `replacedAt`, unless null. */
  | { kind: 'online'; isPending: boolean; replacedAt: string | null };

export function articleState(record: ArticleRecord, now: Date): ArticleState {
  const { status, publishedAt, hasWorkingCopy, scheduledAt } = record;
  if (status === 'draft') return { kind: 'draft' };
  if (publishedAt !== null && publicationMoment(publishedAt, now) === 'future') {
    return { kind: 'scheduled', at: publishedAt, isPending: hasWorkingCopy };
  }
  return { kind: 'online', isPending: hasWorkingCopy && scheduledAt === null, replacedAt: scheduledAt };
}

export type SaveResult =
  /** Visitors see no change. */
  | { kind: 'saved' }
  /** Visitors no longer see the article. */
  | { kind: 'withdrawn' }
  | { kind: 'published' }
  | { kind: 'updated' }
  /** Visitors will see the article from `at` on. */
  | { kind: 'scheduled'; at: string }
  /** Visitors saw the article until now, and will see it again from `at` on. */
  | { kind: 'withdrawn-until'; at: string }
  /** Visitors see the present text until `at`, then the saved one. */
  | { kind: 'replaced-at'; at: string };

export function saveResult(before: ArticleRecord, after: ArticleRecord, now: Date): SaveResult {
  const [former, present] = [articleState(before, now), articleState(after, now)];
  switch (present.kind) {
    case 'draft':
      return { kind: former.kind === 'online' ? 'withdrawn' : 'saved' };
    case 'scheduled':
      if (present.isPending) return { kind: 'saved' };
      return { kind: former.kind === 'online' ? 'withdrawn-until' : 'scheduled', at: present.at };
    case 'online':
      if (present.replacedAt !== null) return { kind: 'replaced-at', at: present.replacedAt };
      if (present.isPending) return { kind: 'saved' };
      return { kind: former.kind === 'online' ? 'updated' : 'published' };
  }
}

type PublicationMoment = 'at-once' | 'past' | 'future';

/** @param publishedAt chosen date in ISO 8601, or null */
export function publicationMoment(publishedAt: string | null, now: Date): PublicationMoment {
  if (publishedAt === null) return 'at-once';
  return new Date(publishedAt).getTime() > now.getTime() ? 'future' : 'past';
}
