import { cp } from 'node:fs/promises';
import path from 'node:path';
import { treeWriter } from '../publisher/trees/tree-files.ts';
import type { SiteChange } from '../server/site-change.ts';

/** Two folders that share a site by hard links and take turns: the one that is served never changes. */
export interface LinkedTrees {
  /** The folder that is served. */
  readonly directory: string;
  /**
   * Prepares the idle folder, has it served, then brings the other one up to date; never two at the same time.
   *
   * @param written files by their paths below the folder; they are compressed here
   * @param removed paths of files that go
   * @param serve is called when the change is to be seen
   */
  publish(
    written: Record<string, string | Buffer>,
    removed: readonly string[],
    serve: (change: SiteChange) => void,
  ): Promise<void>;
}

/** @param site is copied into two folders below `directory` */
export async function linkedTrees(site: string, directory: string): Promise<LinkedTrees> {
  const trees = await Promise.all(
    ['a', 'b'].map(async (name) => {
      const tree = path.join(directory, name);
      await cp(site, tree, { recursive: true });
      return { directory: tree, writer: treeWriter(tree) };
    }),
  );
  let [served, idle] = trees as [(typeof trees)[0], (typeof trees)[0]];
  return {
    get directory() {
      return served.directory;
    },
    async publish(written, removed, serve) {
      for (const file of removed) await idle.writer.remove(file);
      for (const [file, content] of Object.entries(written)) await idle.writer.write(file, Buffer.from(content));
      [served, idle] = [idle, served];
      serve({ directory: served.directory, written: Object.keys(written), removed });
      for (const file of removed) await idle.writer.remove(file);
      for (const file of Object.keys(written)) await idle.writer.link(file, served.directory);
    },
  };
}
