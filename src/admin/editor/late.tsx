import type { ComponentType } from 'react';
import { LATE_COPY } from './copy.ts';
import { useLoaded } from './comparison/use-loaded.ts';

/**
 * A component of the open editor that is loaded when it is shown first. Where `lazy` would throw, and take the editor and its
 * text from the screen, it says that it did not come and offers to try again.
 *
 * @param loading what is said meanwhile; nothing without it
 */
export function late<Given extends object>(
  load: () => Promise<{ default: ComponentType<Given> }>,
  loading?: string,
): ComponentType<Given> {
  return function Late(given: Given) {
    const loaded = useLoaded(load);
    if (loaded.state === 'loading') return loading === undefined ? null : <p role="status">{loading}</p>;
    if (loaded.state === 'failed') {
      return (
        <div role="alert" className="notice-actions">
          <p>{LATE_COPY.notLoaded}</p>
          <button type="button" className="button button-quiet button-small" onClick={loaded.retry}>
            {LATE_COPY.retry}
          </button>
        </div>
      );
    }
    const Component = loaded.value.default;
    return <Component {...given} />;
  };
}
