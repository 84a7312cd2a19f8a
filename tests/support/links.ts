import { Parser } from 'htmlparser2';

/** Addresses that a page links to or loads, and the ids that fragments may name. */
export interface Links {
  addresses: string[];
  ids: Set<string>;
}

const URL_ATTRIBUTES = ['href', 'src', 'poster', 'action', 'data'];

/** Collects every address that a page names: attributes, `srcset`, `url()` of its styles, Open Graph, JSON-LD pictures. */
export function linksOf(html: string): Links {
  const addresses: string[] = [];
  const ids = new Set<string>();
  let isStyle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isStyle = name === 'style';
      if (attributes['id']) ids.add(attributes['id']);
      // A receiver of forms answers POST requests, not the GET of a link.
      const isReceiver = attributes['method'] === 'post';
      for (const attribute of URL_ATTRIBUTES) {
        const value = isReceiver && attribute === 'action' ? undefined : attributes[attribute];
        if (value) addresses.push(value);
      }
      for (const candidate of (attributes['srcset'] ?? '').split(',')) {
        const [source] = candidate.trim().split(/\s+/);
        if (source) addresses.push(source);
      }
      const property = attributes['property'] ?? attributes['name'] ?? '';
      if (name === 'meta' && /^(?:og|twitter):(?:url|image|video|audio)/.test(property) && attributes['content']) {
        // Skips the size, the alternative text and the type of a picture, which are no addresses.
        if (!/:(?:width|height|alt|type)$/.test(property)) addresses.push(attributes['content']);
      }
    },
    ontext(text) {
      if (isStyle) addresses.push(...stylesheetAddresses(text));
    },
    onclosetag() {
      isStyle = false;
    },
  });
  parser.end(html);
  return { addresses, ids };
}

export function stylesheetAddresses(css: string): string[] {
  return [...css.matchAll(/url\((["']?)([^"')]+)\1\)/g)].map(([, , address = '']) => address);
}
