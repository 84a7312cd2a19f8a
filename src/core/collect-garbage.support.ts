import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Whether nothing holds an object any more, as far as a collection of garbage shows: poll it. */
export function isCollected(reference: WeakRef<object>): boolean {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return reference.deref() === undefined;
}
