import { describe, expect, it } from 'vitest';
import { answerUnsupported, isUnsupportedPath } from './unsupported.ts';

describe('isUnsupportedPath and answerUnsupported', () => {
  it.each([
    '/storage/v1/object/sign/article-images/a.png',
    '/storage/v1/object/sign/article-images',
    '/storage/v1/object/upload/sign/article-images/a.png',
    '/storage/v1/render/image/public/article-images/a.png',
    '/storage/v1/upload/resumable',
    '/storage/v1/object/list-v2/article-images',
    '/realtime/v1/api/broadcast',
    '/graphql/v1',
  ])('answer 501 with a sentence for %s', async (pathname) => {
    const response = answerUnsupported(pathname);
    expect([isUnsupportedPath(pathname), response?.status]).toEqual([true, 501]);
    expect(await response?.json()).toMatchObject({ message: expect.stringMatching(/^[A-Z].* here: .*\.$/) });
  });

  it.each([
    '/storage/v1/object/public/article-images/sign/a.png',
    '/storage/v1/object/list/article-images',
    '/rest/v1/a',
  ])('let the supported path %s pass', (pathname) =>
    expect([isUnsupportedPath(pathname), answerUnsupported(pathname)]).toEqual([false, null]),
  );
});
