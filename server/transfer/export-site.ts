import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { OperatorError } from '../process/operator-error.ts';
import { markdownFile } from './markdown.ts';
import type { SiteDatabase } from './site-database.ts';
import { storedPictureNames } from './stored-pictures.ts';
import { TransferredFields } from './transferred-article.ts';

interface Exported {
  articles: number;
  pictures: number;
  /** Sentences about pictures that articles name and the storage lacks. */
  missing: string[];
}

export const EXPORT_FILES = { categories: 'categories.json', tags: 'tags.json', redirects: 'redirects.json' } as const;
export const ARTICLE_FOLDER = 'articles';
export const PICTURE_FOLDER = 'pictures';

/**
 * Writes every article into a folder, as Markdown with front matter and as its exact HTML, with its pictures. Deleted
 * articles, working copies and revisions are left out. The folder gets its name once it is complete.
 *
 * @throws OperatorError when the folder exists
 */
export async function exportSite(
  database: SiteDatabase,
  folder: string,
  onProgress: (share: number) => void,
): Promise<Exported> {
  if (existsSync(folder)) throw new OperatorError(`${folder} exists already: choose another name, or remove it.`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  const exported: Exported = { articles: 0, pictures: 0, missing: [] };
  try {
    await mkdir(path.join(partial, ARTICLE_FOLDER), { recursive: true });
    const total = await database.articleCount();
    const pictures = new Set<string>();
    for await (const rows of database.articles()) {
      for (const row of rows) {
        await writeArticle(path.join(partial, ARTICLE_FOLDER), row);
        for (const name of storedPictureNames(`${String(row['image_url'])} ${String(row['content'])}`))
          pictures.add(name);
      }
      exported.articles += rows.length;
      onProgress(exported.articles / Math.max(total, 1) / 2);
    }
    for (const [index, name] of [...pictures].entries()) {
      try {
        await writeBelow(path.join(partial, PICTURE_FOLDER), name, await database.readPicture(name));
        exported.pictures += 1;
      } catch (error) {
        if (!(error instanceof OperatorError)) throw error;
        exported.missing.push(error.message);
      }
      onProgress(0.5 + (index + 1) / pictures.size / 2);
    }
    const lists = {
      categories: await database.categories(),
      tags: await database.tags(),
      redirects: await database.redirects(),
    };
    for (const [list, file] of Object.entries(EXPORT_FILES)) {
      await writeFile(path.join(partial, file), `${JSON.stringify(lists[list as keyof typeof lists], null, 2)}\n`);
    }
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
  return exported;
}

async function writeArticle(folder: string, row: Record<string, unknown>): Promise<void> {
  const fields = v.parse(TransferredFields, row);
  const content = String(row['content'] ?? '');
  const name = path.join(folder, fields.slug ?? fields.id);
  await writeFile(`${name}.md`, markdownFile(fields, content));
  await writeFile(`${name}.html`, content);
}

/**
 * Writes a picture under its name in the storage, which may have folders. A name that leads out of the folder is
 * replaced.
 */
async function writeBelow(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const file = path.join(folder, exportedPictureFile(name));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

export function exportedPictureFile(name: string): string {
  const isPlain = name.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
  return isPlain ? path.join(...name.split('/')) : createHash('sha256').update(name).digest('hex');
}
