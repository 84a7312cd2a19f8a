/** The address that the player of the video is loaded from. */
export const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

/** An article that shows a video of another site. */
export const VIDEO_ARTICLE = {
  slug: 'a-voir-ailleurs',
  title: 'À voir ailleurs',
  content: `<p>Un.</p><iframe src="${PLAYER}"></iframe><p>Deux.</p>`,
};

export const VIDEO_ADDRESS = `/blog/${VIDEO_ARTICLE.slug}`;
