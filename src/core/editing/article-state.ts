import type { ArticleStatus } from './article-form.ts';
import { publicationMoment } from './publication-moment.ts';

/** An article as the database answers it: all that says who sees which of its texts, and when. Instants are in ISO 8601. */
export interface ArticleRecord {
  status: ArticleStatus;
  /** The date of the published text; null for a draft. */
  publishedAt: string | null;
  /** Whether a newer text than the published one is saved. */
  hasWorkingCopy: boolean;
  /** When a newer text takes the place of the published one by itself; null where none does. */
  scheduledAt: string | null;
}

/** The record of an article that does not exist yet. */
export const NO_RECORD: ArticleRecord = {
  status: 'draft',
  publishedAt: null,
  hasWorkingCopy: false,
  scheduledAt: null,
};

/**
 * State of an article as visitors see it, and whether changes are pending: the same in the editor, the list and every
 * tab.
 */
export type ArticleState =
  | { kind: 'draft' }
  /** Visitors see it from that moment on. */
  | { kind: 'scheduled'; at: string; isPending: boolean }
  /** Visitors see it. `replacedAt`: a newer text takes its place at that moment. */
  | { kind: 'online'; isPending: boolean; replacedAt: string | null };

/** @returns the state of an article at a moment; `isPending`: a newer text waits to be published by somebody */
export function articleState(record: ArticleRecord, now: Date): ArticleState {
  const { status, publishedAt, hasWorkingCopy, scheduledAt } = record;
  if (status === 'draft') return { kind: 'draft' };
  if (publishedAt !== null && publicationMoment(publishedAt, now) === 'future') {
    return { kind: 'scheduled', at: publishedAt, isPending: hasWorkingCopy };
  }
  return { kind: 'online', isPending: hasWorkingCopy && scheduledAt === null, replacedAt: scheduledAt };
}

/** Effect of a write, as the database reports it. */
export type SaveResult =
  /** The text is saved, and visitors see what they saw. */
  | { kind: 'saved' }
  /** The article is a draft; visitors who saw it do so no more. */
  | { kind: 'withdrawn' }
  | { kind: 'published' }
  | { kind: 'updated' }
  /** Visitors will see it from that moment on. */
  | { kind: 'scheduled'; at: string }
  /** Visitors saw it, and see it again from that moment on. */
  | { kind: 'withdrawn-until'; at: string }
  /** Visitors see the present text until that moment. */
  | { kind: 'replaced-at'; at: string };

/** @param before the record before the write. @param after the record that the write was answered with */
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
