import { workerData } from 'node:worker_threads';
import { loadBundle } from '../../../src/build/render-bundle/load-bundle.ts';
import { renderPlainly } from '../../../src/build/render-bundle/render-plainly.ts';
import { showSite, siteOf } from '../../../src/build/site.ts';
import { workInBackground } from '../../process/thread-priority.ts';
import { answerRequests } from '../threads/answer-requests.ts';
import { treeWriter, type TreeWriter } from '../trees/tree-files.ts';
import { renderFile, updatedPage } from './render-files.ts';
import type { RenderAnswer, RenderRequest } from './render-threads.ts';

/** Renders files into a tree, in a thread of its own. `workerData` is the folder of the bundle. */
renderPlainly();
// The thread that asks has most to do, and visitors are served on the same cores.
workInBackground();
const bundle = await loadBundle(workerData as string);
const texts = new Map<string, string>();
const NO_CONTENT = {
  ...{ articles: [], categories: [], formerSlugs: [] },
  ...{ contest: null, contests: [], isFallback: false },
};
showSite(
  siteOf(
    NO_CONTENT,
    () => [],
    async (id) => texts.get(id) ?? '',
  ),
);
let writer: { directory: string; isNew: boolean; tree: TreeWriter } | null = null;

answerRequests<RenderRequest, RenderAnswer>(async ({ directory, isNew, files, texts: given }) => {
  if (writer?.directory !== directory || writer.isNew !== isNew) {
    writer = { directory, isNew, tree: treeWriter(directory, { isNew }) };
  }
  const { tree } = writer;
  for (const [article, text] of given) texts.set(article, text);
  const answer: RenderAnswer = { written: [], failures: [], notUpdated: [] };
  try {
    for (const wanted of files) {
      const { file } = wanted;
      let bytes: Buffer | null;
      try {
        bytes = 'shown' in wanted ? updatedPage(directory, wanted) : await renderFile(bundle, wanted);
      } catch (error) {
        answer.failures.push({ file, reason: (error as Error).message });
        continue;
      }
      if (bytes === null) {
        answer.notUpdated.push(file);
        continue;
      }
      // What is thrown here is the disk's doing, not a page's: the publication fails.
      answer.written.push([file, tree.writeUncompressed(file, bytes)]);
    }
  } finally {
    for (const [article] of given) texts.delete(article);
  }
  return answer;
});
