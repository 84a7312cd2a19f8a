import { REVISIONS_COPY } from './copy.ts';

/** Says that versions did not come, that the text is safe, and tries again when asked to. */
export function LoadingFailure({ title, retry }: { title: string; retry(): void }) {
  return (
    <div role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{REVISIONS_COPY.failedAdvice}</p>
      <button type="button" className="button button-quiet button-small" onClick={retry}>
        {REVISIONS_COPY.retry}
      </button>
    </div>
  );
}
