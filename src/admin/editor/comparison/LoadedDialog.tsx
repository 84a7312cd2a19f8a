import type { ComponentType } from 'react';
import { COMPARISON_COPY } from './copy.ts';
import { useLoaded } from './use-loaded.ts';

const COMPARISON = { title: COMPARISON_COPY.notLoaded, advice: COMPARISON_COPY.notLoadedAdvice };

interface Props<Given> {
  /** Must stay the same function. */
  load(): Promise<{ default: ComponentType<Given> }>;
  given: Given;
  onClose(): void;
  /** Message when the code does not load. */
  failure?: { title: string; advice: string };
}

/** Loads and shows a component. When its code does not load, shows an error with a retry, and the editor stays usable. */
export function LoadedDialog<Given extends object>({ load, given, onClose, failure = COMPARISON }: Props<Given>) {
  const loaded = useLoaded(load);
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'failed') {
    return (
      <div role="alert" className="notice-actions">
        <p>
          <strong>{failure.title}.</strong> {failure.advice}
        </p>
        <button type="button" className="button button-quiet button-small" onClick={loaded.retry}>
          {COMPARISON_COPY.retry}
        </button>
        <button type="button" className="button button-quiet button-small" onClick={onClose}>
          {COMPARISON_COPY.close}
        </button>
      </div>
    );
  }
  const Component = loaded.value.default;
  return <Component {...given} />;
}
