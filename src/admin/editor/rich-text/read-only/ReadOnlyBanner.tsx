import { useState } from 'react';
import { useEditorTools } from '../editor-tools.ts';
import type { ProtectedHtml } from '../protected-text.ts';
import { READ_ONLY_COPY } from './copy.ts';
import { lazyWithRetry } from '../../lazy-with-retry.tsx';

const ConversionDialog = lazyWithRetry(() => import('./ConversionDialog.tsx'));

/** Says why a text is read-only, and what the writer can do. */
export function ReadOnlyBanner({ kept, convert }: { kept: ProtectedHtml; convert: () => void }) {
  const { $panel } = useEditorTools();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className="rich-text-banner" aria-label={READ_ONLY_COPY.title}>
      <h3>{READ_ONLY_COPY.title}</h3>
      <p>{READ_ONLY_COPY.explanation}</p>
      <ul>
        {kept.differences.map(({ description }) => (
          <li key={description}>{description}</li>
        ))}
      </ul>
      <div className="panel-actions">
        <button type="button" className="button button-quiet" onClick={() => $panel.set({ kind: 'source' })}>
          {READ_ONLY_COPY.source}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setIsAsking(true)}>
          {READ_ONLY_COPY.convert}
        </button>
      </div>
      {isAsking && <ConversionDialog kept={kept} convert={convert} close={() => setIsAsking(false)} />}
    </section>
  );
}
