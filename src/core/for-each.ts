/** Runs a task for each item, `atOnce` at a time, in order; rejects with the first failure once running tasks end. */
export async function forEach<Item>(
  items: Iterable<Item>,
  atOnce: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  let failure: { error: unknown } | null = null;
  const work = async () => {
    for (let next = iterator.next(); !next.done && failure === null; next = iterator.next()) {
      try {
        await task(next.value);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const failed = failure as { error: unknown } | null;
  if (failed) throw failed.error;
}

export function batchesOf<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
