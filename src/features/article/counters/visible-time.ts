/** A read is counted after 30 s on the page (document 1, section 9), while the page is in view. */
const READ_AFTER = 30_000;

/** Calls `read` once the page has been visible for 30 s in all. */
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
