import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { SocialPicture } from '../../core/site/section-pictures.ts';
import { SOCIAL_PICTURE_HEIGHT, SOCIAL_PICTURE_WIDTH } from '../../core/site/social-picture.ts';
import { artwork } from './artwork.ts';
import { DEFAULT_COVER } from '../../core/article/cover.ts';
import { readCover, type CoverSources } from './cover.ts';
import { drawWords } from './lettering.ts';

/** Draws a social picture as PNG. @param log called when the default illustration replaces one that cannot be drawn */
export async function drawPicture(
  picture: SocialPicture,
  sources: CoverSources,
  log: (message: string) => void,
): Promise<Buffer> {
  const [words, cover] = await Promise.all([drawWords(picture), coverOf(picture, sources, log)]);
  const size = `width="${SOCIAL_PICTURE_WIDTH}" height="${SOCIAL_PICTURE_HEIGHT}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${artwork(picture, cover)}${words}</svg>`;
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  // With 256 colours the file weighs a third, and messengers refuse heavy pictures. Flat art needs no dithering. More
  // effort would double the time for the same size.
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, dither: 0, effort: 3 })
    .toBuffer();
}

async function coverOf(
  { cover, title }: SocialPicture,
  sources: CoverSources,
  log: (message: string) => void,
): Promise<string> {
  if (cover !== null) {
    try {
      return await readCover(cover, sources);
    } catch (error) {
      log(`The social picture of "${title}" shows the default cover, not ${cover}: ${(error as Error).message}.`);
    }
  }
  return readCover(DEFAULT_COVER, sources);
}
