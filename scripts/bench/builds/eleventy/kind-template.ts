import { readdirSync, readFileSync } from 'node:fs';

interface Item {
  file: string;
  parts: string[];
}

/**
 * A template that renders all pages of a kind from its shell and the parts of each. It runs in a folder of its own, and imports
 * nothing of this project.
 */
export function kindTemplate(kind: string) {
  const [first = '', ...pieces] = read(`shells/${kind}.json`) as string[];
  const files = readdirSync(new URL(`pages/${kind}/`, import.meta.url));
  return {
    data: {
      items: files.flatMap((file) => read(`pages/${kind}/${file}`) as Item[]),
      pagination: { data: 'items', size: 1, alias: 'item' },
      eleventyExcludeFromCollections: true,
      permalink: ({ item }: { item: Item }) => item.file,
    },
    render({ item }: { item: Item }): string {
      let html = first;
      for (let index = 0; index < pieces.length; index += 1) html += `${item.parts[index]}${pieces[index]}`;
      return html;
    },
  };
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
