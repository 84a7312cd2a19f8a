import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Whether an object is gone after a garbage collection. Poll it: one collection may miss the object. */
export function isCollected(reference: WeakRef<object>): boolean {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return reference.deref() === undefined;
}
