declare global {
  interface Window {
    /** From each key, or each change of what is composed, until what it did was painted: in milliseconds. */
    paintTimes?: number[];
  }
}

/** Notes how long each key takes to be seen. */
export function watchKeys(): void {
  const times: number[] = [];
  window.paintTimes = times;
  let isWaiting = false;
  const watch = ({ timeStamp }: Event) => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      // The first task after a frame begins once the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times.push(performance.now() - timeStamp);
        isWaiting = false;
      };
      port2.postMessage(null);
    });
  };
  for (const type of ['keydown', 'compositionstart', 'compositionupdate', 'beforeinput']) {
    document.addEventListener(type, watch, { capture: true });
  }
}
