import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anArticle, articlesOf, idOf } from '../../../src/core/site/content.support.ts';
import { publishedArticles } from './published-articles.ts';

let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'published-articles-'));
  file = path.join(directory, 'articles.record');
});

afterEach(() => rmSync(directory, { recursive: true }));

const find = (...numbers: number[]) => publishedArticles(file).find(numbers.map(idOf));
const lineCount = () => readFileSync(file, 'utf8').trim().split('\n').length;

describe('publishedArticles', () => {
  it('finds nothing when nothing is recorded', async () => {
    expect(await find(1)).toEqual([]);
  });

  it('finds an article with all its fields', async () => {
    const full = anArticle(2, {
      metaKeywords: ['un', 'deux'],
      categories: ['Séduction', 'Été'],
      tags: ['ville'],
      slug: null,
      imageUrl: '/a.png',
      imageAlt: 'Deux verres',
      isFeatured: true,
      readCount: 3,
    });
    await publishedArticles(file).keep([anArticle(1), full]);
    expect(await find(2, 3)).toEqual([full]);
  });

  it('appends only changed articles, finds their last state, and is written anew after a restart', async () => {
    const articles = articlesOf(3);
    const record = publishedArticles(file);
    await record.keep(articles);
    await record.keep([...articles.slice(1), anArticle(1, { title: 'Un autre titre' })]);
    expect(lineCount()).toBe(4);
    expect(await find(1)).toMatchObject([{ title: 'Un autre titre' }]);
    await publishedArticles(file).keep(articles);
    expect(lineCount()).toBe(3);
  });

  it('skips a truncated line, and a row that cannot be shown', async () => {
    await publishedArticles(file).keep(articlesOf(2));
    appendFileSync(file, `${JSON.stringify([idOf(3), { id: idOf(3), title: '' }])}\n["${idOf(2)}",{"id":"0000`);
    expect(await find(2, 3)).toEqual([anArticle(2)]);
  });

  it('leaves no partial file when writing fails, and keeps the former record', async () => {
    const record = publishedArticles(file);
    await record.keep(articlesOf(2));
    const broken = anArticle(1001, { title: 1n as unknown as string });
    await expect(publishedArticles(file).keep([...articlesOf(1000), broken])).rejects.toThrow('BigInt');
    expect(readdirSync(directory)).toEqual([path.basename(file)]);
    expect(await find(1, 2)).toEqual(articlesOf(2));
  });

  it('records all articles again after a failed write', async () => {
    const record = publishedArticles(file);
    const articles = articlesOf(2);
    await record.keep(articles);
    rmSync(directory, { recursive: true });
    await expect(record.keep([...articles, anArticle(3)])).rejects.toThrow('ENOENT');
    mkdirSync(directory);
    await record.keep(articles);
    expect(await find(1, 2)).toEqual(articles);
  });
});
