/** Waits for both, also where one fails: neither still writes afterwards. @throws what the first that fails throws */
export async function allEnded<One, Other>(tasks: [Promise<One>, Promise<Other>]): Promise<[One, Other]> {
  await Promise.allSettled(tasks);
  return Promise.all(tasks);
}

/** Does something while something else runs. Where it fails, that has ended too: nothing is written afterwards. */
export async function beside<Result>(running: Promise<unknown>, task: () => Promise<Result>): Promise<Result> {
  // Who waits for it hears of its failure.
  running.catch(() => undefined);
  try {
    return await task();
  } catch (error) {
    await Promise.allSettled([running]);
    throw error;
  }
}
