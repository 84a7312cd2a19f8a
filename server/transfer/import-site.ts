import { cleanHtml } from '../../src/core/article/clean.ts';
import { isOwnPicture } from '../../src/core/article/cover.ts';
import { readingTimeIfReadable } from '../../src/core/article/reading-time.ts';
import { slugOfTitle, slugProblem } from '../../src/core/editing/slug.ts';
import { importPictures } from './import-pictures.ts';
import type { SiteDatabase } from './site-database.ts';
import { pictureAddresses, storedPictureNames, withPictureAddresses } from './stored-pictures.ts';
import type { TransferredFields, TransferredArticle, TransferredSite } from './transferred-article.ts';

interface ImportOptions {
  /** False makes every article a draft. */
  isPublished: boolean;
  /** Origin of the storage, whose pictures stay in texts; null when the site has its own. */
  imageOrigin: string | null;
  onProgress(share: number): void;
}

interface Imported {
  added: number;
  /** Articles that the site already has, deleted ones included; they stay unchanged. */
  known: number;
  pictures: number;
  /** Sentences about articles and pictures that were not imported. */
  failures: string[];
}

/**
 * Adds the articles of another site, each completely or not at all, and once: a second import adds those that the first
 * did not reach.
 */
export async function importSite(
  database: SiteDatabase,
  site: TransferredSite,
  { isPublished, imageOrigin, onProgress }: ImportOptions,
): Promise<Imported> {
  const known = await database.knownIds(site.articles.map(({ fields }) => fields.id));
  const added = site.articles.filter(({ fields }) => !known.has(fields.id));
  const imported: Imported = { added: 0, known: known.size, pictures: 0, failures: [...site.leftOut] };
  const fail = (subject: string, error: unknown) => {
    imported.failures.push(`${subject}: ${(error as Error).message}`);
  };

  for (const category of site.categories) {
    await database.addCategory(category).catch((error: unknown) => fail(`Category “${category.name}”`, error));
  }
  for (const tag of site.tags) await database.addTag(tag).catch((error: unknown) => fail(`Tag “${tag}”`, error));

  const addresses = added.flatMap(({ fields, content }) => pictureAddresses(fields.image_url, content));
  const pictures = await importPictures(database, site, [...new Set(addresses)], (share) => onProgress(share / 2));
  imported.pictures = pictures.moved.size;
  imported.failures.push(...pictures.failures);

  for (const [index, article] of added.entries()) {
    try {
      const row = rowOf(article, pictures.moved, { isPublished, imageOrigin });
      const slug = await freeSlug(database, row);
      await database.addArticle({ ...row, slug });
      imported.added += 1;
    } catch (error) {
      fail(`“${article.fields.title}”`, error);
    }
    onProgress(0.5 + (index + 1) / added.length / 2);
  }
  await addRedirects(database, site.redirects, fail);
  return imported;
}

/** Adds the former slugs of the site's articles, except slugs that are in use. */
async function addRedirects(
  database: SiteDatabase,
  redirects: TransferredSite['redirects'],
  fail: (subject: string, error: unknown) => void,
): Promise<void> {
  const known = await database.knownIds([...new Set(redirects.map((redirect) => redirect.article_id))]);
  for (const redirect of redirects.filter(({ article_id: id }) => known.has(id))) {
    try {
      const isTaken = (await database.slugsStartingWith(redirect.slug)).includes(redirect.slug);
      if (!isTaken) await database.addRedirect(redirect);
    } catch (error) {
      fail(`Former address “${redirect.slug}”`, error);
    }
  }
}

type ArticleRow = TransferredFields & { content: string };

function rowOf(
  { fields, content }: TransferredArticle,
  moved: ReadonlyMap<string, string>,
  { isPublished, imageOrigin }: Pick<ImportOptions, 'isPublished' | 'imageOrigin'>,
): ArticleRow {
  const clean = cleanHtml(withPictureAddresses(content, moved), { imageOrigin });
  const isOnline = isPublished && fields.status === 'published';
  return {
    ...fields,
    content: clean,
    status: isOnline ? 'published' : 'draft',
    published_at: isOnline ? fields.published_at : null,
    // A draft keeps its date for a later publication.
    planned_at: isOnline ? null : (fields.planned_at ?? fields.published_at),
    image_url: importedPicture(fields.image_url, moved),
    reading_time: fields.reading_time ?? readingTimeIfReadable(clean),
  };
}

/**
 * Returns the address of the main picture: a file of the site stays, a stored picture that was not imported is dropped.
 */
function importedPicture(address: string | null, moved: ReadonlyMap<string, string>): string | null {
  if (address === null) return null;
  const isFileOfSite = isOwnPicture(address, null) && storedPictureNames(address).length === 0;
  return moved.get(address) ?? (isFileOfSite ? address : null);
}

/** Returns the slug, or the first free one after it: `-2`, `-3`… */
async function freeSlug(database: SiteDatabase, { slug, title }: ArticleRow): Promise<string | null> {
  if (slug === null) return null;
  const wanted = slugProblem(slug) === null ? slug : slugOfTitle(title).slug;
  if (wanted === '') return null;
  const taken = new Set(await database.slugsStartingWith(wanted));
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
