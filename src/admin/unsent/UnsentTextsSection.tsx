import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../services.ts';
import { addressOfText } from './address-of-text.ts';

const UnsentTexts = lazy(async () => ({ default: (await import('../editor/recovery/UnsentTexts.tsx')).UnsentTexts }));

const TEXTS = ['unsent-texts'];

/** Texts that wait on this computer, above the list; their component loads only when there are some. */
export function UnsentTextsSection() {
  const { restingTexts, forgetText, toasts } = useServices();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  // Not cached: a text may have been saved since the list was shown.
  const { data } = useQuery({ queryKey: TEXTS, queryFn: restingTexts, gcTime: 0 });
  if (!data || data.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <UnsentTexts
        texts={data}
        toasts={toasts}
        onOpen={(text) => navigate(addressOfText(text))}
        onDelete={async ({ articleId, sessionId }) => {
          await forgetText({ articleId, sessionId });
          await queries.invalidateQueries({ queryKey: TEXTS });
        }}
      />
    </Suspense>
  );
}
