import { existsSync } from 'node:fs';
import { readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Two trees take turns: visitors see one while the other is changed. */
const NAMES = ['a', 'b'] as const;
export type TreeName = (typeof NAMES)[number];

/** Which tree is online. */
export interface TreeOnline {
  /** Null where there is none. */
  name: TreeName | null;
  /** Null where there is none. */
  directory: string | null;
}

/** The link that names the tree that is online. @param directory holds it, and the folder of the trees */
export function onlineLink(directory: string) {
  const link = path.join(directory, 'current');
  return {
    async read(): Promise<TreeOnline> {
      try {
        const target = await readlink(link);
        const name = NAMES.find((known) => target === path.join('trees', known));
        const found = path.join(directory, target);
        return name !== undefined && existsSync(path.join(found, 'index.html'))
          ? { name, directory: found }
          : { name: null, directory: null };
      } catch {
        return { name: null, directory: null };
      }
    },
    /** From one instant to the next. */
    async switchTo(name: TreeName): Promise<void> {
      await rm(`${link}.new`, { force: true });
      await symlink(path.join('trees', name), `${link}.new`);
      await rename(`${link}.new`, link);
    },
  };
}
