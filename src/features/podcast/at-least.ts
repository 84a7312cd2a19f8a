/** What a task comes to, but not before so many milliseconds: what is said meanwhile can then be read. */
export async function atLeast<Result>(milliseconds: number, task: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([task, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
  return result;
}
