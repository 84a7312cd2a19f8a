import { useEffect, useRef, useState } from 'react';

export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

/** Milliseconds that each kind stays (document 2, section 9). */
const TIMES: Record<Toast['kind'], number> = { success: 10_000, error: 8000 };

/** Keeps one message at a time. A message disappears after its time, when it is closed, or when another one is shown. */
export function useToasts() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const newest = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const close = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  const clear = () => setToasts([]);
  const show = (kind: Toast['kind'], text: string) => {
    const id = ++newest.current;
    setToasts([{ id, kind, text }]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      close(id);
    }, TIMES[kind]);
    timers.current.add(timer);
  };
  return { toasts, show, close, clear };
}
