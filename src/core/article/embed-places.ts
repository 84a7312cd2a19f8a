import type { CleanHtml } from './clean.ts';
import { findEmbed, type Embed } from './embed.ts';

/** Marks where an embed is shown. No author can write one: cleaning drops comments. */
export const EMBED_PLACE = /<!--embed (\d+)-->/g;

const FRAME = /<iframe src="([^"]*)"><\/iframe>/g;
const ANY_FRAME = /<\/?iframe\b[^>]*>/g;

/** Replaces every known frame in cleaned HTML by a comment and removes the others: the HTML as it is loads nothing. */
export function takeEmbedsOut(clean: CleanHtml): { html: CleanHtml; embeds: Embed[] } {
  const embeds: Embed[] = [];
  const html = clean.replace(FRAME, (_frame, address: string) => {
    const embed = findEmbed(address.replaceAll('&amp;', '&'));
    return embed ? `<!--embed ${embeds.push(embed) - 1}-->` : '';
  });
  return { html: html.replace(ANY_FRAME, '') as CleanHtml, embeds };
}

/** Splits a part of an article into runs of HTML and the embeds between them. */
export function splitAtEmbeds(html: CleanHtml, embeds: Embed[]): (CleanHtml | Embed)[] {
  if (embeds.length === 0) return [html];
  // `split` by a pattern with a group also returns the captures: every second piece is a number.
  return html
    .split(EMBED_PLACE)
    .flatMap((piece, index) => (index % 2 === 0 ? (piece as CleanHtml) : (embeds[Number(piece)] ?? [])));
}
