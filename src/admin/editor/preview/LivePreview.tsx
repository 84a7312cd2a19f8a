import { useEffect, useEffectEvent, useState } from 'react';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { PREVIEW_COPY } from './copy.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

/** Milliseconds without a change before the preview is brought up to date: reading the text's HTML delays typing. */
const PAUSE = 500;

interface Props {
  form: () => ArticleForm;
  /** A new value after each change of the form. */
  changes: unknown;
  /** Replaces the site's preview page in tests. */
  address?: string;
}

/** Preview of the article in the editor, brought up to date whenever writing pauses. */
export function LivePreview({ form, changes, address }: Props) {
  const [shown, setShown] = useState(form);
  const follow = useEffectEvent(() => setShown(form()));
  useEffect(() => {
    const waiting = setTimeout(() => follow(), PAUSE);
    return () => clearTimeout(waiting);
  }, [changes]);
  return (
    <section className="live-preview" aria-label={PREVIEW_COPY.live}>
      <PreviewFrame title={PREVIEW_COPY.live} form={shown} {...(address !== undefined && { address })} />
    </section>
  );
}
