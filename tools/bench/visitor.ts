import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../../server/process/operator-error.ts';

/** Milliseconds to wait for a start, or until a page shows a change. */
export const PATIENCE = 20 * 60_000;
/** Milliseconds. Visits more often take processor time that the copy needs. */
const POLL_INTERVAL = 10;

export interface Answer {
  status: number;
  body: string;
}

export async function visit(url: string): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual' });
  return { status: response.status, body: await response.text() };
}

export async function untilAnswered(url: string, isWanted: (answer: Answer) => boolean): Promise<void> {
  for (const deadline = performance.now() + PATIENCE; !isWanted(await visit(url)); await sleep(POLL_INTERVAL)) {
    if (performance.now() > deadline) throw new OperatorError(`${url} does not show the change.`);
  }
}

/** Returns the last page of the blog's list, which shows the oldest article. */
export async function lastListPage(url: string): Promise<string> {
  let number = 1;
  while ((await visit(`${url}/blog/page/${number + 1}`)).status === 200) number += 1;
  return number === 1 ? `${url}/blog` : `${url}/blog/page/${number}`;
}
