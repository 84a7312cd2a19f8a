import { describe, expect, it } from 'vitest';
import { emptyForm, type ArticleForm } from './article-form.ts';
import { checklist, linkQuestions, type ChecklistFacts, type LinkAnswers } from './checklist.ts';

const HOST = 'coquelicot.example';
const GOOD: ArticleForm = {
  ...emptyForm('blog'),
  title: 'Un titre',
  description: 'Une description assez longue pour qu’un moteur de recherche la montre.',
  content: '<h2>Partie</h2><p>Texte</p>',
  imageUrl: '/illustrations/a.svg',
  imageAlt: 'Deux chats',
  categories: ['Applis'],
};
const FACTS: ChecklistFacts = { siteHost: HOST, links: null, cover: { width: 1200, height: 630 } };
const itemsOf = (form: Partial<ArticleForm>, facts: Partial<ChecklistFacts> = {}) =>
  checklist({ ...GOOD, ...form }, { ...FACTS, ...facts });
const kindsOf = (...given: Parameters<typeof itemsOf>) => itemsOf(...given).map(({ kind }) => kind);
const answers = (found: Partial<Record<keyof LinkAnswers, string[]>>): LinkAnswers => ({
  missing: new Set(found.missing),
  unpublished: new Set(found.unpublished),
  broken: new Set(found.broken),
});
const linkTo = (address: string, text = 'là') => `<p><a href="${address}">${text}</a></p>`;

describe('the checklist', () => {
  it('is empty for a complete article', () => {
    expect(itemsOf({})).toEqual([]);
  });

  it.each([
    ['no category', { categories: [] }, 'no-category'],
    ['no cover', { imageUrl: null }, 'no-cover'],
    ['a cover without alternative text', { imageAlt: ' ' }, 'cover-without-alt'],
    ['no text', { content: '<p></p><p> </p>' }, 'empty-text'],
    ['a title too long for search engines', { title: 'a'.repeat(61) }, 'long-title'],
    ['no description', { description: ' ' }, 'no-description'],
    ['a short description', { description: 'a'.repeat(49) }, 'short-description'],
    ['a long description', { metaDescription: 'a'.repeat(161) }, 'long-description'],
    ['HTML that cannot be shown', { content: '<div>'.repeat(501) }, 'too-deep'],
  ] as const)('names %s', (_, form, kind) => {
    expect(kindsOf(form as Partial<ArticleForm>)).toContain(kind);
  });

  it.each([
    { title: 'a'.repeat(60) },
    { title: 'a'.repeat(99), metaTitle: 'court' },
    { description: 'a'.repeat(50) },
    { description: 'a'.repeat(160) },
    { description: 'court', metaDescription: 'a'.repeat(80) },
    { content: '<p><img src="/a.png" alt=""></p>' },
    { content: '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>' },
  ])('is empty with %j', (form) => {
    expect(kindsOf(form)).toEqual([]);
  });

  it('places the finding about a short description at the field that holds it', () => {
    expect(itemsOf({ description: 'court' })[0]?.place).toEqual({ field: 'description' });
    expect(itemsOf({ metaDescription: 'court' })[0]?.place).toEqual({ field: 'metaDescription' });
  });

  it.each([
    [1199, 630, ['small-cover']],
    [1200, 629, ['small-cover']],
    [1200, 630, []],
  ])('compares a cover of %i × %i with the minimum of 1200 × 630', (width, height, kinds) => {
    expect(kindsOf({}, { cover: { width, height } })).toEqual(kinds);
  });

  it('finds pictures of the text without an alt attribute, but accepts an empty attribute', () => {
    const content = '<p>a</p><img src="/a.png" alt="Un chat"><img src="/b.png"><img src="/c.png" alt="">';
    expect(itemsOf({ content })).toEqual([
      { kind: 'picture-without-alt', subject: '2', place: { text: { selector: 'img', index: 1 } } },
    ]);
  });

  it('finds headings that skip a level, and empty headings', () => {
    const content = '<h3>Trop tôt</h3><h2>Bien</h2><h4>Trop bas</h4><h2> </h2><h3>Bien</h3>';
    expect(itemsOf({ content }).map(({ kind, subject, place }) => [kind, subject, place])).toEqual([
      ['skipped-heading', 'Trop tôt', { text: { selector: 'h1, h2, h3, h4, h5, h6', index: 0 } }],
      ['skipped-heading', 'Trop bas', { text: { selector: 'h1, h2, h3, h4, h5, h6', index: 2 } }],
      ['empty-heading', '4', { text: { selector: 'h1, h2, h3, h4, h5, h6', index: 3 } }],
    ]);
  });

  it('takes no other element for a heading', () => {
    expect(kindsOf({ content: '<constructor></constructor><h2>Partie</h2>' })).toEqual([]);
  });
});

describe('links', () => {
  it('are listed to be checked when only the database or the site knows their targets', () => {
    const content = [
      ...['/blog/un', 'https://coquelicot.example/anecdote/deux', '/article/trois?x#y', '/blog', '/blog/categorie/a'],
      ...['#la', 'https://ailleurs.example/blog/non', 'mailto:a@b.example', '/illustrations/a.svg', '/blog/un'],
    ].map((address) => linkTo(address));
    expect(linkQuestions(content.join(''), HOST)).toEqual({
      articles: ['un', 'deux', 'trois'],
      addresses: ['/blog/categorie/a', '/illustrations/a.svg'],
    });
  });

  it('are reported with their places when broken, unpublished, forbidden or without text', () => {
    const content = [
      linkTo('/blog/bon'),
      linkTo('/blog/perdu'),
      linkTo('/anecdote/brouillon'),
      linkTo('/rien'),
      linkTo('javascript:mal()'),
      linkTo('#nulle-part'),
      linkTo('#partie'),
      linkTo('/blog', ' '),
    ].join('');
    const links = answers({ missing: ['perdu'], unpublished: ['brouillon'], broken: ['/rien'] });
    const found = itemsOf({ content: `<h2>Partie</h2>${content}` }, { links });
    expect(found.map(({ kind, place }) => [kind, 'text' in place && place.text?.index])).toEqual([
      ['broken-link', 1],
      ['unpublished-link', 2],
      ['broken-link', 3],
      ['forbidden-link', 4],
      ['broken-fragment', 5],
      ['silent-link', 7],
    ]);
  });

  it('are not reported before the answers about their targets have come', () => {
    expect(kindsOf({ content: linkTo('/blog/perdu') })).toEqual([]);
  });

  it('may have the alternative text of a picture as their text', () => {
    expect(kindsOf({ content: linkTo('/blog', '<img src="/a.png" alt="Le blog">') })).toEqual([]);
    expect(kindsOf({ content: linkTo('/blog', '<img src="/a.png" alt="">') })).toEqual(['silent-link']);
  });

  it('may lead to headings by the ids that the build makes', () => {
    const content = `<h2>Été à deux</h2><h2>Été à deux</h2>${linkTo('#ete-a-deux-2')}${linkTo('#%65te-a-deux')}`;
    expect(kindsOf({ content })).toEqual([]);
    expect(kindsOf({ content: content.replace('deux-2', 'deux-3') })).toEqual(['broken-fragment']);
  });

  it('may lead to parts of the page, and to the table of contents only if the page has one', () => {
    const headings = '<h2>Un</h2><h2>Deux</h2><h2>Trois</h2>';
    const links = ['#contenu', '#sommaire', '#compteurs', '#aussi'].map((address) => linkTo(address)).join('');
    expect(kindsOf({ content: headings + links })).toEqual([]);
    expect(itemsOf({ content: links }).map(({ kind, place }) => [kind, place])).toEqual([
      ['broken-fragment', { text: { selector: 'a', index: 1 } }],
    ]);
  });
});
