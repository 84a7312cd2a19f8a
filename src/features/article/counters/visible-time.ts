import { READ_AFTER_SECONDS } from '../../../core/article/counted-read.ts';

const READ_AFTER = READ_AFTER_SECONDS * 1000;

/** Calls `read` once the page has been visible for `READ_AFTER` milliseconds in total. */
export function onReadAfterVisibleTime(read: () => void): () => void {
  let remaining = READ_AFTER;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    if (document.visibilityState === 'visible' && timer === undefined) {
      since = performance.now();
      timer = setTimeout(finish, remaining);
    } else if (document.visibilityState !== 'visible' && timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      remaining -= performance.now() - since;
    }
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
  };
  const finish = () => {
    stop();
    read();
  };
  document.addEventListener('visibilitychange', update);
  update();
  return stop;
}
