import { REVISIONS_COPY } from './copy.ts';

/** Says that revisions did not load and that the text is safe; offers a retry. */
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
