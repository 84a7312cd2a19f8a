import { compressPicture } from './compress-picture.ts';

/** What the page asks of the worker. */
export interface CompressionRequest {
  id: number;
  picture: File;
  mostBytes: number;
}

/** What it answers: the picture, or null where it could not draw it. */
export interface CompressionAnswer {
  id: number;
  picture: Blob | null;
}

addEventListener('message', ({ data }: MessageEvent<CompressionRequest>) => {
  const answer = (picture: Blob | null) => postMessage({ id: data.id, picture } satisfies CompressionAnswer);
  compressPicture(data.picture, data.mostBytes).then(answer, (error: unknown) => {
    console.warn('The picture was not compressed in the worker', error);
    answer(null);
  });
});
