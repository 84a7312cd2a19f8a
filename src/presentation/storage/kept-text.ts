/** Text that the browser stores under a key. Where storage is forbidden or full, the text lasts as long as the page. */
export interface KeptText {
  read(): string | null;
  /** @param text null removes it */
  write(text: string | null): void;
}

/** Texts that the browser refuses to store, by key. */
const keptByPage = new Map<string, string | null>();

/** @param storage called at each use: even access to the storage may throw */
export function keptText(key: string, storage: () => Storage = () => localStorage): KeptText {
  return {
    read() {
      const text = keptByPage.get(key);
      if (text !== undefined) return text;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        keptByPage.delete(key);
      } catch {
        keptByPage.set(key, text);
      }
    },
  };
}
