/** Bucket of the pictures of articles (supabase/migrations). */
export const PICTURE_BUCKET = 'article-images';

/** Largest size of a picture in bytes; the bucket refuses more. */
export const LARGEST_PICTURE = 5_242_880;

/** File name endings, by the types that the bucket takes. */
export const PICTURE_EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

/** Seconds that caches may keep a picture, which never changes under its name. */
export const PICTURE_KEPT_FOR = 31_536_000;
