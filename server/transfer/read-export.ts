import { existsSync } from 'node:fs';
import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { OperatorError } from '../process/operator-error.ts';
import { ARTICLE_FOLDER, EXPORT_FILES, PICTURE_FOLDER, exportedPictureFile } from './export-site.ts';
import { readMarkdownFile } from './markdown.ts';
import { storedPictureNames } from './stored-pictures.ts';
import {
  TransferredFields,
  TransferredCategory,
  TransferredRedirect,
  type TransferredArticle,
  type TransferredSite,
} from './transferred-article.ts';

/**
 * Reads the folder of an export. The text of an article is its HTML file or, without one, its Markdown file.
 *
 * @throws OperatorError when the folder is no export
 */
export async function readExport(folder: string): Promise<TransferredSite> {
  const articleFolder = path.join(folder, ARTICLE_FOLDER);
  if (!existsSync(articleFolder)) {
    throw new OperatorError(
      `${folder} has no folder named ${ARTICLE_FOLDER}: name the folder that npm run export has written.`,
    );
  }
  const articles: TransferredArticle[] = [];
  const leftOut: string[] = [];
  const files = (await readdir(articleFolder)).filter((name) => name.endsWith('.md')).toSorted();
  for (const name of files) {
    try {
      articles.push(await readArticle(folder, path.join(articleFolder, name)));
    } catch (error) {
      leftOut.push(`${ARTICLE_FOLDER}/${name}: ${problemOf(error)}`);
    }
  }
  return {
    articles,
    leftOut,
    categories: await readList(folder, EXPORT_FILES.categories, TransferredCategory),
    tags: await readList(folder, EXPORT_FILES.tags, v.string()),
    redirects: await readList(folder, EXPORT_FILES.redirects, TransferredRedirect),
    readPicture(address) {
      const [name] = storedPictureNames(address);
      return name === undefined
        ? null
        : readWithin(folder, path.join(folder, PICTURE_FOLDER, exportedPictureFile(name)));
    },
  };
}

async function readArticle(folder: string, file: string): Promise<TransferredArticle> {
  const markdown = readMarkdownFile((await readWithin(folder, file)).toString());
  const fields = v.parse(TransferredFields, markdown.fields);
  const htmlFile = file.replace(/\.md$/, '.html');
  return { fields, content: existsSync(htmlFile) ? (await readWithin(folder, htmlFile)).toString() : markdown.html };
}

async function readList<Schema extends v.GenericSchema>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>[]> {
  const file = path.join(folder, name);
  if (!existsSync(file)) return [];
  try {
    return v.parse(v.array(schema), JSON.parse((await readWithin(folder, file)).toString()));
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${problemOf(error)}.`, error);
  }
}

/** Reads a file of the folder. @throws Error for a link out of it: a hostile export could name any file */
async function readWithin(folder: string, file: string): Promise<Buffer> {
  const target = await realpath(file);
  if (!target.startsWith((await realpath(folder)) + path.sep))
    throw new Error('it is a link that leads out of the folder');
  return readFile(target);
}

function problemOf(error: unknown): string {
  if (!(error instanceof v.ValiError)) return (error as Error).message;
  const [issue] = (error as v.ValiError<v.GenericSchema>).issues;
  const place = v.getDotPath(issue);
  return place === null ? issue.message : `${place}: ${issue.message}`;
}
