import type { CleanHtml } from './clean.ts';
import { findEmbed, type Embed } from './embed.ts';

/** Stands in an article's HTML where an embed is to be shown. No author can write one: cleaning drops comments. */
export const EMBED_PLACE = /<!--embed (\d+)-->/g;

const FRAME = /<iframe src="([^"]*)"><\/iframe>/g;
const ANY_FRAME = /<\/?iframe\b[^>]*>/g;

/**
 * Takes every frame out of cleaned HTML and leaves a comment in the place of each that is known: a page that shows the
 * HTML as it is loads nothing.
 */
export function takeEmbedsOut(clean: CleanHtml): { html: CleanHtml; embeds: Embed[] } {
  const embeds: Embed[] = [];
  const html = clean.replace(FRAME, (_frame, address: string) => {
    const embed = findEmbed(address.replaceAll('&amp;', '&'));
    return embed ? `<!--embed ${embeds.push(embed) - 1}-->` : '';
  });
  return { html: html.replace(ANY_FRAME, '') as CleanHtml, embeds };
}

/** Cuts a part of an article at its embeds: runs of HTML, and the embeds between them. */
export function splitAtEmbeds(html: CleanHtml, embeds: Embed[]): (CleanHtml | Embed)[] {
  if (embeds.length === 0) return [html];
  // A pattern with a group puts what it captures between the pieces: every second one is a number.
  return html
    .split(EMBED_PLACE)
    .flatMap((piece, index) => (index % 2 === 0 ? (piece as CleanHtml) : (embeds[Number(piece)] ?? [])));
}
