import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { PREVIEW_ADDRESS } from '../../../core/site/addresses.ts';
import { PREVIEW_COPY as COPY } from './copy.ts';
import { frameSender, type FrameSender } from './frame-sender.ts';

/** Milliseconds after which a frame without content counts as failed. */
const PATIENCE = 15_000;

interface Props {
  title: string;
  form: ArticleForm;
  style?: CSSProperties;
  /** Replaces the site's preview page in tests. */
  address?: string;
}

/** Frame with the preview page, which shows each change of the form without moving the focus or the scroll position. */
export function PreviewFrame({ title, form, style, address = PREVIEW_ADDRESS }: Props) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const sender = useRef<FrameSender>(null);
  const latest = useEffectEvent(() => form);

  useEffect(() => {
    if (!frame.current) return;
    const patience = setTimeout(() => setState('failed'), PATIENCE);
    const current = frameSender(frame.current, () => {
      clearTimeout(patience);
      setState('shown');
    });
    sender.current = current;
    current.send(latest());
    return () => {
      clearTimeout(patience);
      current.end();
    };
  }, [attempt]);

  useEffect(() => sender.current?.send(form), [form]);

  const retry = () => {
    setState('loading');
    setAttempt((before) => before + 1);
  };
  return (
    <div className="preview-frame" data-state={state}>
      {state === 'loading' && <p role="status">{COPY.loading}</p>}
      {state === 'failed' && (
        <div role="alert">
          <p>{COPY.failed}</p>
          <button type="button" className="button button-quiet" onClick={retry}>
            {COPY.retry}
          </button>
        </div>
      )}
      {state !== 'failed' && <iframe key={attempt} ref={frame} src={address} title={title} style={style} />}
    </div>
  );
}
