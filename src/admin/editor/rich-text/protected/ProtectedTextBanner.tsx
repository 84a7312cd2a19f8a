import { useState } from 'react';
import { useEditorTools } from '../editor-tools.ts';
import type { ProtectedHtml } from '../protected-text.ts';
import { PROTECTED_TEXT_COPY } from './copy.ts';
import { lazyWithRetry } from '../../lazy-with-retry.tsx';

const ConversionDialog = lazyWithRetry(() => import('./ConversionDialog.tsx'));

/** Says why a text is protected, and what the writer can do. */
export function ProtectedTextBanner({ kept, convert }: { kept: ProtectedHtml; convert: () => void }) {
  const { $panel } = useEditorTools();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className="rich-text-banner" aria-label={PROTECTED_TEXT_COPY.title}>
      <h3>{PROTECTED_TEXT_COPY.title}</h3>
      <p>{PROTECTED_TEXT_COPY.explanation}</p>
      <ul>
        {kept.differences.map(({ description }) => (
          <li key={description}>{description}</li>
        ))}
      </ul>
      <div className="panel-actions">
        <button type="button" className="button button-quiet" onClick={() => $panel.set({ kind: 'source' })}>
          {PROTECTED_TEXT_COPY.source}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setIsAsking(true)}>
          {PROTECTED_TEXT_COPY.convert}
        </button>
      </div>
      {isAsking && <ConversionDialog kept={kept} convert={convert} close={() => setIsAsking(false)} />}
    </section>
  );
}
