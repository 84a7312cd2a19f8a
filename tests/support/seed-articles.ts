import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { plainText } from '../../src/core/text/plain-text.ts';

const FOLDER = path.resolve('supabase/seed/articles');

interface SeedArticle {
  file: string;
  title: string;
  /** Texts about the article: title, descriptions, key words, tags. */
  header: string[];
  /** Body of the article, as a reader sees it. */
  text: string;
}

/** Reads the sample articles. */
export function readSeedArticles(): SeedArticle[] {
  return readdirSync(FOLDER).map((file) => {
    const [, header = '', html = ''] = readFileSync(path.join(FOLDER, file), 'utf8').split(/^---$/mu);
    const fields = parse(header) as Record<string, unknown>;
    return {
      file,
      title: String(fields.title),
      header: Object.values(fields)
        .flat()
        .filter((value) => typeof value === 'string'),
      text: plainText(html),
    };
  });
}
