import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import { PRODUCT_NAME, PRODUCT_TAGLINE } from '../../core/product.ts';
import type { SocialPicture } from '../../core/site/section-pictures.ts';
import { SOCIAL_PICTURE_HEIGHT, SOCIAL_PICTURE_WIDTH } from '../../core/site/social-picture.ts';
import { replaceMissingGlyphs } from './missing-glyphs.ts';
import { COLOURS, INK } from './palette.ts';

/** Box of the title in pixels, left of the illustration. */
const TITLE = { left: 64, top: 138, width: 556, height: 376 };
const SIZES = [120, 104, 90, 78, 68, 59, 51, 44, 38];
const SMALLEST = 34;
const LINE_HEIGHT = 1.06;
/** Width of a letter as a part of its size: the average in the widest words, and in a text. */
const WIDE_LETTER = 0.56;
const MEAN_LETTER = 0.48;

const FAMILY = 'Bricolage Grotesque';
const require = createRequire(import.meta.url);
const FONTS: Font[] = ['latin', 'latin-ext'].map((subset) => ({
  name: FAMILY,
  weight: 800,
  style: 'normal',
  data: readFileSync(
    require.resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-800-normal.woff`),
  ),
}));

type Style = Record<string, string | number>;

interface Box {
  type: 'div';
  props: { style: Style; children?: string | Box[] };
}

/** Characters that the font lacks; satori reports each only once in a process. */
const missing = new Set<string>();

/** Draws title, sticker and name of the site as SVG outlines; the tagline replaces a title that cannot be drawn. */
export async function drawWords({ title, label, ground }: SocialPicture): Promise<string> {
  const { text, sticker } = COLOURS[ground];
  const page = box({ width: '100%', height: '100%', fontFamily: FAMILY, letterSpacing: '-0.02em', color: text }, [
    ...(label === null ? [] : [box(stickerStyle(sticker), label)]),
    box({ position: 'absolute', ...TITLE, alignItems: 'center' }, [await fitted(await drawable(title))]),
    box({ position: 'absolute', left: TITLE.left + 64, bottom: 44, fontSize: 34 }, PRODUCT_NAME),
  ]);
  return toSvg(page, SOCIAL_PICTURE_WIDTH, SOCIAL_PICTURE_HEIGHT);
}

/** Returns the title without the characters that the font lacks, which a first drawing finds. */
async function drawable(title: string): Promise<string> {
  await toSvg(box({ fontFamily: FAMILY }, replaceMissingGlyphs(title, missing)), TITLE.width);
  return replaceMissingGlyphs(title, missing) || PRODUCT_TAGLINE;
}

/** Sets the title in the largest fitting size, or shortened with an ellipsis. */
async function fitted(title: string): Promise<Box> {
  const longestWord = Math.max(...title.split(/[\s-]/u).map((word) => Array.from(word).length));
  const largest = Math.min(
    TITLE.width / (WIDE_LETTER * longestWord),
    Math.sqrt((TITLE.width * TITLE.height) / (MEAN_LETTER * LINE_HEIGHT * Array.from(title).length)),
  );
  for (const fontSize of SIZES) {
    if (fontSize > largest) continue;
    const lettering = box(
      { display: 'block', width: TITLE.width, fontSize, lineHeight: LINE_HEIGHT, textWrap: 'balance' },
      title,
    );
    if (heightOf(await toSvg(lettering, TITLE.width)) <= TITLE.height) return lettering;
  }
  const lineClamp = Math.floor(TITLE.height / (SMALLEST * LINE_HEIGHT));
  const style = { fontSize: SMALLEST, lineHeight: LINE_HEIGHT, lineClamp, wordBreak: 'break-word' };
  return box({ display: 'block', width: TITLE.width, ...style }, title);
}

function heightOf(svg: string): number {
  return Number(/height="([\d.]+)"/.exec(svg)?.[1] ?? Infinity);
}

/** Without a height, the SVG is as high as its content. */
function toSvg(content: Box, width: number, height?: number): Promise<string> {
  const root = box({ fontFamily: FAMILY, letterSpacing: '-0.02em', width: '100%' }, [content]);
  // Satori's types want React elements, but it reads only the type and the props.
  return satori(
    root as unknown as Parameters<typeof satori>[0],
    {
      width,
      ...(height === undefined ? {} : { height }),
      fonts: FONTS,
      async loadAdditionalAsset(_language, segment) {
        for (const character of segment) missing.add(character);
        return [];
      },
    } as Parameters<typeof satori>[1],
  );
}

function stickerStyle(colour: string): Style {
  return {
    position: 'absolute',
    left: TITLE.left,
    top: 52,
    padding: '7px 28px 11px',
    border: `5px solid ${INK}`,
    borderRadius: 40,
    background: colour,
    color: INK,
    fontSize: 34,
    transform: 'rotate(-3deg)',
  };
}

function box(style: Style, children: string | Box[]): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}
