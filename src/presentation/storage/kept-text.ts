/**
 * A text that the browser keeps under a name. Where it keeps nothing (storage forbidden or full), the page does as long as it is
 * open.
 */
export interface KeptText {
  read(): string | null;
  /** @param text null removes it */
  write(text: string | null): void;
}

/** Texts by name that the browser refuses to store. */
const keptByPage = new Map<string, string | null>();

/** @param storage looked up at each use: naming it may already be refused */
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
