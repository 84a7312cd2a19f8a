const STORED = /(?:https?:\/\/[^/\s"'<>]+)?\/storage\/v1\/object\/public\/article-images\/([\w./-]+)/g;

/** Returns the storage names of the pictures in a text or an address. */
export function storedPictureNames(text: string): string[] {
  return [...new Set([...text.matchAll(STORED)].map(([, name = '']) => name))];
}

/** Lists the addresses of an article's pictures: the main one, and those of its HTML. */
export function pictureAddresses(imageUrl: string | null, html: string): string[] {
  const inText = [...html.matchAll(/<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, one, other]) =>
    (one ?? other ?? '').replaceAll('&amp;', '&').trim(),
  );
  return [...new Set([...(imageUrl ? [imageUrl] : []), ...inText])].filter((address) => address !== '');
}

export function withPictureAddresses(html: string, moved: ReadonlyMap<string, string>): string {
  return html.replace(
    /(<img\b[^>]*?\ssrc\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi,
    (whole: string, before: string, one: string | undefined, other: string | undefined) => {
      const next = moved.get((one ?? other ?? '').replaceAll('&amp;', '&').trim());
      return next === undefined ? whole : `${before}"${next}"`;
    },
  );
}
