import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { findEmbed } from '../../../../core/article/embed.ts';
import { embedCopy } from '../../../../presentation/embeds/copy.ts';
import { element } from '../../../../presentation/dom/element.ts';

/** Shows our own drawing for a player, so that the editor loads nothing from the player's site. */
export const EmbedDrawing = Extension.create({
  name: 'embedDrawing',
  addProseMirrorPlugins: () => [
    new Plugin({ props: { nodeViews: { embed: (node) => ({ dom: drawingOf(String(node.attrs['src'])) }) } } }),
  ],
});

function drawingOf(address: string): HTMLElement {
  const embed = findEmbed(address);
  const drawing = element('div', { className: 'embed-drawing' });
  if (!embed) return drawing;
  drawing.append(
    element('img', { src: `/illustrations/embed-${embed.kind}.svg`, alt: '', width: 1280, height: 720 }),
    element('strong', {}, [embedCopy(embed).title]),
    element('span', {}, [embed.pageUrl]),
  );
  return drawing;
}
