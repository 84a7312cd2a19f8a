import type { Sql, TransactionSql } from 'postgres';
import type { ContentType } from '../../../src/core/article/content-type.ts';
import { articleAddress, categoryAddress } from '../../../src/core/site/addresses.ts';
import { OperatorError } from '../../process/operator-error.ts';
import type { Answer } from './visitor.ts';

/** Where a change shows, and how. */
export interface Effect {
  address: string;
  isLive(answer: Answer): boolean;
}

/** A kind of change, made again and again. */
export interface Change {
  name: string;
  /** Makes the change of this number, from 1, in a transaction that is committed afterwards. */
  make(sql: TransactionSql, number: number): Promise<Effect>;
}

interface ArticleRow {
  id: string;
  slug: string;
  title: string;
  content_type: ContentType;
}

/**
 * The kinds of changes that are measured, each on articles of its own, from anywhere in the site.
 *
 * @param most how often each will be made
 * @throws OperatorError when the site has too few articles
 */
export async function changesOf(sql: Sql, most: number): Promise<Change[]> {
  const articles = await sql<ArticleRow[]>`
    select id, slug, title, content_type from public.blog_posts
    where status = 'published' and slug is not null order by id limit ${most * 3}`;
  if (articles.length < most * 3) throw new OperatorError(`Publishing is measured with ${most * 3} articles or more.`);
  const addressOf = ({ id, slug, content_type: contentType }: ArticleRow) => articleAddress({ id, slug, contentType });
  const article = (group: number, number: number) => articles[group * most + number - 1] as ArticleRow;
  return [
    {
      name: 'edit',
      async make(transaction, number) {
        const edited = article(0, number);
        const title = `${edited.title} – mesure ${number}`;
        await transaction`update public.blog_posts set title = ${title} where id = ${edited.id}`;
        return { address: addressOf(edited), isLive: showing(`mesure ${number}`) };
      },
    },
    {
      name: 'new article',
      async make(transaction, number) {
        const model = article(1, number);
        const [created] = await transaction<ArticleRow[]>`
          insert into public.blog_posts
            (title, slug, description, content, image_url, reading_time, status, categories, tags, content_type, published_at)
          select title || ${` – nouveau ${number}`}, ${`mesure-nouvel-article-${number}`}, description, content, image_url,
            reading_time, 'published', categories, tags, content_type, now()
          from public.blog_posts where id = ${model.id}
          returning id, slug, title, content_type`;
        if (!created) throw new OperatorError('The article to copy is gone.');
        return { address: addressOf(created), isLive: showing(`nouveau ${number}`) };
      },
    },
    {
      name: 'unpublication',
      async make(transaction, number) {
        const hidden = article(2, number);
        await transaction`update public.blog_posts set status = 'draft' where id = ${hidden.id}`;
        return { address: addressOf(hidden), isLive: ({ status }) => status === 404 };
      },
    },
    { name: 'category rename', make: renameCategory },
  ];
}

/** Articles name their categories: a rename changes the category and all articles that name it. */
async function renameCategory(transaction: TransactionSql, number: number): Promise<Effect> {
  const [category] = await transaction<{ id: string; name: string; slug: string; label: string }[]>`
    select c.id, c.name, c.slug, split_part(c.name, ' – ', 1) as label from public.categories c
    where exists (
      select 1 from public.blog_posts
      where status = 'published' and content_type = 'blog' and c.name = any(categories)
    )
    order by c.slug limit 1`;
  if (!category) throw new OperatorError('No article of the blog has a category.');
  const name = `${category.label} – nom ${number}`;
  await transaction`update public.categories set name = ${name} where id = ${category.id}`;
  await transaction`
    update public.blog_posts set categories = array_replace(categories, ${category.name}, ${name})
    where ${category.name} = any(categories)`;
  return { address: categoryAddress('blog', category), isLive: showing(`nom ${number}`) };
}

/** Followed by what no number is made of: 1 is not the beginning of 10. */
function showing(mark: string): Effect['isLive'] {
  const pattern = new RegExp(`${mark}(?!\\d)`);
  return ({ status, body }) => status === 200 && pattern.test(body);
}
