import { useEffect, useRef } from 'react';

const WIDTH = 480;

/** Thumbnail of a chosen file. Drawn on a canvas, because the content security policy forbids `blob:` pictures. */
export function PicturePreview({ file }: { file: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    createImageBitmap(file).then(
      (bitmap) => {
        const target = canvas.current;
        if (isWanted && target) {
          target.width = Math.min(WIDTH, bitmap.width);
          target.height = Math.max(1, Math.round((bitmap.height / bitmap.width) * target.width));
          target.getContext('2d')?.drawImage(bitmap, 0, 0, target.width, target.height);
        }
        bitmap.close();
      },
      // The upload reports a file that is not a picture.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return <canvas ref={canvas} width={0} height={0} className="picture-preview" aria-hidden="true" />;
}
