import { parentPort } from 'node:worker_threads';
import { renderBody } from '../../core/article/body.ts';
import type { BodyRequest, BodyAnswer } from './article-bodies.ts';

parentPort?.on('message', ({ articles, options }: BodyRequest) => {
  const answer: BodyAnswer = articles.map(({ id, content }) => {
    try {
      return { id, body: renderBody(content, options) };
    } catch {
      // Its page renders it again, and says which article it is.
      return { id, body: null };
    }
  });
  parentPort?.postMessage(answer);
});
