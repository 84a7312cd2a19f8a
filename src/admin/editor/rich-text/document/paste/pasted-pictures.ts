import { findEmbed } from '../../../../../core/article/embed.ts';
import { articleLink } from '../../../../../core/article/link.ts';
import { isOwnPicture } from '../../../../../core/article/cover.ts';
import type { PasteRules } from './paste-rules.ts';

export interface PastedPictures {
  /** Pictures embedded in the text, to upload: they are never stored inside it. */
  files: File[];
  /** Number of pictures that stayed on the computer or service of origin. */
  lost: number;
}

const IN_TEXT = /^data:(image\/(?:png|jpeg|webp|avif|gif));base64,([a-z\d+/=\s]+)$/i;

/** Removes pasted pictures except the site's own; pictures of other sites become links. */
export function takePictures(body: HTMLElement, { siteHost, imageOrigin }: PasteRules): PastedPictures {
  const taken: PastedPictures = { files: [], lost: 0 };
  for (const picture of body.querySelectorAll('img')) {
    const source = (picture.getAttribute('src') ?? '').trim();
    // Browsers write absolute addresses, even of the site itself.
    const own = articleLink(source, siteHost);
    const address = own && !own.external ? own.href : source;
    if (isOwnPicture(address, imageOrigin)) {
      picture.setAttribute('src', address);
      continue;
    }
    const isTrackingPixel = [picture.getAttribute('width'), picture.getAttribute('height')].some(
      (side) => side === '0' || side === '1',
    );
    const file = isTrackingPixel ? null : fileOf(source, taken.files.length + 1);
    if (file) taken.files.push(file);
    const link = isTrackingPixel || file ? null : linkTo(picture, source);
    if (link) picture.replaceWith(link);
    else {
      if (!file && !isTrackingPixel) taken.lost += 1;
      picture.remove();
    }
  }
  return taken;
}

function fileOf(source: string, number: number): File | null {
  const [, type = '', data = ''] = IN_TEXT.exec(source) ?? [];
  if (data === '') return null;
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    return new File([bytes], `image-${number}.${type.split('/')[1] ?? 'png'}`, { type: type.toLowerCase() });
  } catch {
    return null;
  }
}

/**
 * Returns a link to a picture, or its description where it stands inside a link; null for an address that the site's rules forbid.
 */
function linkTo(picture: HTMLImageElement, source: string): HTMLElement | null {
  const link = /^https?:\/\//i.test(source) ? articleLink(source) : null;
  if (!link) return null;
  const alt = picture.getAttribute('alt')?.trim();
  const text = alt ? `Voir l’image\u00a0: ${alt}` : 'Voir l’image';
  if (picture.closest('a')) {
    const span = picture.ownerDocument.createElement('span');
    span.textContent = alt ?? text;
    return span;
  }
  const element = picture.ownerDocument.createElement('a');
  element.setAttribute('href', link.href);
  element.textContent = text;
  return element;
}

/** Keeps players that the site knows; replaces other frames by links. */
export function setFrames(body: HTMLElement): void {
  for (const frame of body.querySelectorAll('iframe')) {
    const address = (frame.getAttribute('src') ?? '').trim();
    const embed = findEmbed(address);
    const link = embed ? null : /^(?:https?:)?\/\//i.test(address) ? articleLink(address) : null;
    if (embed) frame.setAttribute('src', embed.embedUrl);
    else if (link) {
      const element = frame.ownerDocument.createElement('a');
      element.setAttribute('href', link.href);
      element.textContent = link.href;
      frame.replaceWith(element);
    } else frame.remove();
  }
}
