import type { SocialPicture } from '../../core/site/section-pictures.ts';
import { SOCIAL_PICTURE_HEIGHT, SOCIAL_PICTURE_WIDTH } from '../../core/site/social-picture.ts';
import { COLOURS, INK, PAPER, PISTACHIO, POPPY } from './palette.ts';

/** Frame of the illustration before it is tilted; it extends past the right edge. */
const FRAME = { x: 652, y: 92, width: 604, height: 432, radius: 44, tilt: 3 };

const PETAL = 'M0 0C-15-3-24-11-21-20C-18-28-8-27 0-29C8-31 18-29 21-20C24-11 15-3 0 0Z';
const PETALS = [0, 90, 180, 270].map((angle) => `<path d="${PETAL}" transform="rotate(${angle})"/>`).join('');

/** Draws everything except the words as SVG: paper, petals, the illustration, the mark. */
export function artwork({ ground, isCutOut }: Pick<SocialPicture, 'ground' | 'isCutOut'>, cover: string): string {
  const colours = COLOURS[ground];
  return [
    `<rect width="${SOCIAL_PICTURE_WIDTH}" height="${SOCIAL_PICTURE_HEIGHT}" fill="${colours.ground}"/>`,
    `<g fill="${colours.petals}">${petalsBehind(isCutOut)}</g>`,
    isCutOut ? figure(cover) : framed(cover),
    mark(),
  ].join('');
}

function petalsBehind(isCutOut: boolean): string {
  return isCutOut
    ? `<g transform="translate(900 330)rotate(12)scale(13)">${PETALS}</g>`
    : `<g transform="translate(1010 300)rotate(28)scale(15.5)">${PETALS}</g>`;
}

function figure(cover: string): string {
  return `<image x="620" y="25" width="580" height="580" href="${cover}"/>`;
}

function framed(cover: string): string {
  const { x, y, width, height, radius, tilt } = FRAME;
  const shape = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`;
  return `<g transform="rotate(${tilt} ${x + width / 2} ${y + height / 2})">
<clipPath id="frame"><rect ${shape}/></clipPath>
<rect ${shape} transform="translate(-14 16)" fill="${INK}" stroke="${INK}" stroke-width="10"/>
<rect ${shape} fill="${PAPER}"/>
<g clip-path="url(#frame)"><image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="${cover}"/></g>
<rect ${shape} fill="none" stroke="${INK}" stroke-width="10"/>
</g>`;
}

/** Draws the mark of the site, in front of its name. */
function mark(): string {
  return `<g transform="translate(86 564)rotate(-8)scale(0.9)" fill="${POPPY}" stroke="${INK}" stroke-width="4.5" stroke-linejoin="round">
<g stroke="${PAPER}" stroke-width="15">${PETALS}</g>${PETALS}
<circle r="9.5" fill="${INK}" stroke="none"/><circle r="4" fill="${PISTACHIO}" stroke="none"/></g>`;
}
