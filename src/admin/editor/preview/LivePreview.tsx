import { useEffect, useEffectEvent, useState } from 'react';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { PREVIEW_COPY } from './copy.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

/** Milliseconds without a change before the preview follows: reading the text's HTML would be felt between two keys. */
const PAUSE = 500;

interface Props {
  /** The whole form as it is now. */
  form: () => ArticleForm;
  /** Another value after each change of the form. */
  changes: unknown;
  /** Where another page stands than the site's: in tests. */
  address?: string;
}

/** The article as its page will show it, beside the text: it follows whenever writing pauses. */
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
