/** Returns the result of a task, but not before some milliseconds, so that a message shown meanwhile can be read. */
export async function atLeast<Result>(milliseconds: number, task: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([task, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
  return result;
}
