import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditingSession } from './editing-session.ts';

/** How long nothing is typed before the text is read whole, in milliseconds: on a long one that takes a while. */
const PAUSE = 800;

/** The article's HTML as it was when typing paused last, and what to call when it changes. */
export function useSettledHtml(session: EditingSession): { html: string; contentChanged: () => void } {
  const [html, setHtml] = useState(() => session.form().content);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const contentChanged = useCallback(() => {
    session.contentChanged();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHtml(session.form().content), PAUSE);
  }, [session]);
  return { html, contentChanged };
}
