import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditingSession } from './editing-session.ts';

/** Milliseconds without typing before the whole text is read, which is slow on a long one. */
const PAUSE = 800;

/** Returns the article's HTML at the last pause in typing, and a function to call at each change. */
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
