import type { ComponentType } from 'react';
import { LAZY_COPY } from './copy.ts';
import { useLoaded } from './comparison/use-loaded.ts';

/**
 * Returns a component whose code loads when it is first shown. When the code does not load, shows a message with a retry. React's
 * `lazy` would throw instead, and remove the editor with its text from the screen.
 *
 * @param loading message while it loads; nothing by default
 */
export function lazyWithRetry<Given extends object>(
  load: () => Promise<{ default: ComponentType<Given> }>,
  loading?: string,
): ComponentType<Given> {
  return function LazyComponent(given: Given) {
    const loaded = useLoaded(load);
    if (loaded.state === 'loading') return loading === undefined ? null : <p role="status">{loading}</p>;
    if (loaded.state === 'failed') {
      return (
        <div role="alert" className="notice-actions">
          <p>{LAZY_COPY.notLoaded}</p>
          <button type="button" className="button button-quiet button-small" onClick={loaded.retry}>
            {LAZY_COPY.retry}
          </button>
        </div>
      );
    }
    const Component = loaded.value.default;
    return <Component {...given} />;
  };
}
