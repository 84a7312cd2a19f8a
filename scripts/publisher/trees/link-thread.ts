import { answerRequests } from '../threads/answer-requests.ts';
import { linkAtOnce, type TreeLinks } from './linked-files.ts';

/** Links files of a tree, in a thread of its own. */
answerRequests<TreeLinks, null>(async (links) => {
  await linkAtOnce(links);
  return null;
});
