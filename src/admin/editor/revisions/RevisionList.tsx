import type { Ref } from 'react';
import type { Revision } from '../../../gateway/browser/revisions.ts';
import { longDateTime } from '../../../core/time/paris-time.ts';
import { REVISIONS_COPY } from './copy.ts';

interface Props {
  ref: Ref<HTMLOListElement>;
  revisions: Revision[];
  chosenId: number | null;
  choose(id: number): void;
}

export function RevisionList({ ref, revisions, chosenId, choose }: Props) {
  return (
    <ol ref={ref} className="revision-list" aria-label={REVISIONS_COPY.list}>
      {revisions.map(({ id, kind, author, createdAt, sizeChange }) => (
        <li key={id}>
          <button type="button" aria-current={id === chosenId || undefined} onClick={() => choose(id)}>
            <strong>
              <time dateTime={createdAt}>{longDateTime(createdAt)}</time>
            </strong>
            <span>
              {REVISIONS_COPY.kinds[kind]} · {REVISIONS_COPY.size(sizeChange)}
            </span>
            <span>{author ?? REVISIONS_COPY.unknownAuthor}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
