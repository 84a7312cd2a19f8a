/**
 * A text that the browser keeps under a name. Where it keeps nothing (storage forbidden or full), reading finds none and
 * writing does nothing: a game goes on without.
 */
export interface KeptText {
  read(): string | null;
  /** @param text null removes it */
  write(text: string | null): void;
}

/** @param storage looked up at each use: naming it may already be refused */
export function keptText(key: string, storage: () => Storage = () => localStorage): KeptText {
  return {
    read() {
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
      } catch {
        // Forbidden or full.
      }
    },
  };
}
