import { useEffect, useRef, useState } from 'react';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import { PREVIEW_COPY as COPY } from './copy.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

/** Screen widths in CSS pixels. */
const WIDTHS = { phone: 390, tablet: 820, desktop: 1280 };
type Width = keyof typeof WIDTHS;

interface Props {
  /** Constant while the dialog is open. */
  form: ArticleForm;
  onClose: () => void;
  /** Replaces the site's preview page in tests. */
  address?: string;
}

/** Preview of the article on a phone, a tablet and a computer, scaled down where there is no room. */
export function PreviewDialog({ form, onClose, address }: Props) {
  const [width, setWidth] = useState<Width>(() => (innerWidth < 768 ? 'phone' : 'desktop'));
  const title = COPY.dialogTitle[form.contentType];
  const [room, place] = useRoom();
  const scale = room === 0 ? 1 : Math.min(1, room / WIDTHS[width]);
  return (
    <Dialog title={title} onClose={onClose} isWide>
      <div className="preview-tools">
        <div role="group" aria-label={COPY.widths}>
          {(Object.keys(WIDTHS) as Width[]).map((name) => (
            <button
              key={name}
              type="button"
              className="chip"
              aria-pressed={name === width}
              onClick={() => setWidth(name)}
            >
              {COPY.width[name]}
            </button>
          ))}
        </div>
        <button type="button" className="chip" onClick={onClose}>
          {COPY.close}
        </button>
      </div>
      <div ref={place} className="preview-screen">
        <PreviewFrame
          title={title}
          form={form}
          style={{ width: WIDTHS[width], height: `${100 / scale}%`, transform: `scale(${scale})` }}
          {...(address !== undefined && { address })}
        />
      </div>
    </Dialog>
  );
}

/** Measures an element's width in pixels; 0 until it is known. */
function useRoom() {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [room, place] as const;
}
