const END_OF_TITLE = '</title>';

/** A page's HTML with a preload of each module, ahead of its own scripts. */
export function withPreloads(page: Buffer, modules: readonly string[]): Buffer {
  const title = page.indexOf(END_OF_TITLE);
  if (title < 0 || modules.length === 0) return page;
  const place = title + END_OF_TITLE.length;
  const links = modules.map((name) => `<link rel="modulepreload" href="/${name}">`).join('');
  return Buffer.concat([page.subarray(0, place), Buffer.from(links), page.subarray(place)]);
}
