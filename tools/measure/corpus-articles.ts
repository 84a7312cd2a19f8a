import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { slugify } from '../../src/core/text/slugify.ts';
import { readingTime } from '../../src/core/article/reading-time.ts';
import { seededRandom } from '../../src/core/text/seeded-random.support.ts';

export interface CorpusRow {
  title: string;
  description: string;
  content: string;
  slug: string | null;
  image_url: string | null;
  reading_time: string;
  status: 'published';
  categories: string[];
  tags: string[];
  content_type: 'blog' | 'anecdote';
  is_featured: boolean;
  published_at: string;
  created_at: string;
}

const ARTICLES = path.resolve(import.meta.dirname, '../../supabase/seed/articles');
const COVERS = path.resolve(import.meta.dirname, '../../public/illustrations/covers');
const SEED = 20_261_101;
const PARAGRAPHS_PER_ARTICLE = 11;
const FIRST_INSTANT = Date.UTC(2020, 0, 1);
/** Keeps a hundred thousand articles in the past: scheduled ones would not be published. */
const MINUTES_BETWEEN = 31;

interface Material {
  titles: string[];
  paragraphs: string[];
  headings: string[];
  categories: string[];
  tags: string[];
  covers: string[];
}

/** Makes French articles of about 4 KB by shuffling parts of the seed's articles. Equal counts give equal articles. */
export function* corpusArticles(count: number): Generator<CorpusRow> {
  const material = readMaterial();
  const random = seededRandom(SEED);
  const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  for (let number = 1; number <= count; number += 1) {
    const title = `${pick(material.titles)} (${number})`;
    const content = Array.from({ length: PARAGRAPHS_PER_ARTICLE }, (_, index) =>
      index % 3 === 1 ? `<h2>${pick(material.headings)}</h2>${pick(material.paragraphs)}` : pick(material.paragraphs),
    ).join('\n');
    const instant = new Date(FIRST_INSTANT + number * MINUTES_BETWEEN * 60_000).toISOString();
    yield {
      title,
      description: pick(material.paragraphs)
        .replace(/<[^>]+>/g, '')
        .slice(0, 180),
      content,
      slug: random() < 0.01 ? null : slugify(title).slice(0, 180),
      image_url: random() < 0.05 ? null : `/illustrations/covers/${pick(material.covers)}`,
      reading_time: readingTime(content),
      status: 'published',
      categories: [pick(material.categories)],
      tags: [...new Set([pick(material.tags), pick(material.tags)])],
      content_type: random() < 0.6 ? 'blog' : 'anecdote',
      is_featured: random() < 0.001,
      published_at: instant,
      created_at: instant,
    };
  }
}

function readMaterial(): Material {
  const files = readdirSync(ARTICLES).map((file) => readFileSync(path.join(ARTICLES, file), 'utf8'));
  const all = (pattern: RegExp) =>
    files.flatMap((text) => Array.from(text.matchAll(pattern), (match) => match[1] ?? ''));
  return {
    titles: all(/^title: "(.{10,90})"$/gm),
    paragraphs: all(/(<p>[\s\S]{120,900}?<\/p>)/g),
    headings: all(/<h2>(.*?)<\/h2>/g),
    categories: [...new Set(all(/^categories: \["([^"]+)"/gm))],
    tags: [...new Set(all(/^tags: \["([^"]+)"/gm))],
    covers: readdirSync(COVERS),
  };
}
