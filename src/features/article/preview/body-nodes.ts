import type { CleanHtml } from '../../../core/article/clean.ts';
import { EMBED_PLACE } from '../../../core/article/embed-places.ts';
import type { Embed } from '../../../core/article/embed.ts';
import { embedCopy } from '../../../presentation/embeds/copy.ts';
import { PREVIEW_COPY } from './copy.ts';

/** Returns a part of an article's cleaned HTML as nodes; `newEmbed` makes the drawing that replaces each closed player. */
export function bodyNodes(html: CleanHtml, embeds: readonly Embed[], newEmbed: () => HTMLElement): ChildNode[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  const comments = document.createNodeIterator(template.content, NodeFilter.SHOW_COMMENT);
  const places: [Comment, Embed][] = [];
  for (let node = comments.nextNode(); node; node = comments.nextNode()) {
    const comment = node as Comment;
    const [, number] = new RegExp(EMBED_PLACE.source).exec(`<!--${comment.data}-->`) ?? [];
    const embed = number === undefined ? undefined : embeds[Number(number)];
    if (embed) places.push([comment, embed]);
  }
  for (const [comment, embed] of places) comment.replaceWith(filled(newEmbed(), embed));
  return [...template.content.childNodes];
}

function filled(drawing: HTMLElement, embed: Embed): HTMLElement {
  const copy = embedCopy(embed);
  drawing.dataset['address'] = embed.embedUrl;
  drawing.dataset['title'] = copy.title;
  drawing.querySelector('img')?.setAttribute('src', `/illustrations/embed-${embed.kind}.svg`);
  const [warning] = drawing.querySelectorAll('.embed-words > span');
  warning?.replaceChildren(`${copy.warning} ${PREVIEW_COPY.playerNote}`);
  const button = drawing.querySelector('button');
  if (button) button.disabled = true;
  const [show, hide] = drawing.querySelectorAll('button > span');
  show?.replaceChildren(copy.show);
  hide?.replaceChildren(copy.hide);
  const link = drawing.querySelector('a');
  link?.setAttribute('href', embed.pageUrl);
  link?.replaceChildren(copy.link);
  return drawing;
}
