/** The folder that holds the site now. */
export interface SiteTree {
  readonly directory: string;
  swap(directory: string): void;
  /**
   * Reads in the current folder, and reads again when the site has changed meanwhile: the folder of before is being
   * prepared for the next change, so a file may be gone from it, or newer than the site.
   *
   * @param read takes the folder
   * @param accept takes what was read, in the same instant as the site is known to be unchanged
   */
  read<Result>(read: (directory: string) => Promise<Result>, accept?: (result: Result) => void): Promise<Result>;
}

/** More changes than this during one reading mean a disk that does not follow: the answer is what was found. */
const ATTEMPTS = 20;

export function siteTree(directory: string): SiteTree {
  let current = directory;
  let changes = 0;
  return {
    get directory() {
      return current;
    },
    swap(next) {
      current = next;
      changes += 1;
    },
    async read(read, accept) {
      for (let attempt = 1; ; attempt += 1) {
        const begun = changes;
        const result = await read(current);
        if (begun === changes) accept?.(result);
        if (begun === changes || attempt === ATTEMPTS) return result;
      }
    },
  };
}
