import type { TextsOf } from '../../../src/build/texts-ahead.ts';

/** Texts that are held for who follows; of more, those that were read first are read again. */
const MOST_HELD = 3000;

/** Two that read the same texts, in about the same order. */
export interface TextsReadOnce {
  /** Reads. */
  first: TextsOf;
  /** Gives what the first has read, and waits for what it has still to read. */
  follower: TextsOf;
  /** To be called when the first reads no more, also when it has failed: the follower reads what is left. */
  end(): void;
}

/**
 * Has texts read once that two need.
 *
 * @param ids of all that the first will read
 */
export function textsReadOnce(ids: readonly string[], read: TextsOf): TextsReadOnce {
  const unread = new Set(ids);
  const held = new Map<string, ReturnType<TextsOf>>();
  const waiting = new Set<{ ids: readonly string[]; resolve(): void }>();

  function answerWaiting(): void {
    for (const waiter of waiting) {
      if (waiter.ids.some((id) => unread.has(id))) continue;
      waiting.delete(waiter);
      waiter.resolve();
    }
  }

  function hold(id: string, reading: ReturnType<TextsOf>): void {
    held.set(id, reading);
    const [oldest] = held.keys();
    if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
  }

  return {
    first(asked) {
      const reading = read(asked);
      for (const id of asked) if (unread.delete(id)) hold(id, reading);
      answerWaiting();
      return reading;
    },
    async follower(asked) {
      await new Promise<void>((resolve) => {
        waiting.add({ ids: asked, resolve });
        answerWaiting();
      });
      const readings = new Set(asked.flatMap((id) => held.get(id) ?? []));
      const missing = asked.filter((id) => !held.has(id));
      for (const id of asked) held.delete(id);
      if (missing.length > 0) readings.add(read(missing));
      const texts = new Map((await Promise.all(readings)).flatMap((found) => [...found]));
      return new Map(asked.flatMap((id) => (texts.has(id) ? [[id, texts.get(id) ?? '']] : [])));
    },
    end() {
      unread.clear();
      answerWaiting();
    },
  };
}
