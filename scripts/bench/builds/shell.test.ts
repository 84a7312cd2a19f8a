import { expect, it } from 'vitest';
import { partsOf, shellOf, type Shell } from './shell.ts';

const shellOfAll = (pages: string[]) => shellOf(pages.length, (index) => pages[index] ?? '');

const page = (title: string, cards: string[]) =>
  `<!doctype html><html><head><title>${title}</title><style>.card{color:red}.title{margin:0}</style></head>` +
  `<body class="a-page-of-the-site"><h1>${title}</h1>` +
  cards.map((card) => `<article class="card with-a-long-class"><p>${card}</p></article>`).join('') +
  '<footer>The same on every page</footer></body></html>';

function assembled(shell: Shell, parts: string[]): string {
  return shell[0] + parts.map((part, index) => part + shell[index + 1]).join('');
}

it('shares what all pages have, and gives each page back from it and its parts', () => {
  const pages = [page('One', ['a', 'b']), page('Two', ['c']), page('Three', []), page('Four', ['d', 'e', 'f'])];
  const shell = shellOfAll(pages);
  expect(pages.map((text) => assembled(shell, partsOf(shell, text) ?? []))).toEqual(pages);
  expect(shell.join('')).toContain('.card{color:red}.title{margin:0}');
  expect(shell.join('')).not.toContain('One');
});

it('finds a page that few others are like among many', () => {
  const pages = Array.from({ length: 200 }, (_, index) => page(`Number ${index}`, ['one', 'two']));
  pages[101] = page('Without cards', []);
  const shell = shellOfAll(pages);
  expect(pages.map((text) => assembled(shell, partsOf(shell, text) ?? []))).toEqual(pages);
});

it('leaves all to the data where pages share neither beginning nor end', () => {
  const pages = ['<b>one</b>', '<i>two</i>', ''];
  const shell = shellOfAll(pages);
  expect(pages.map((text) => assembled(shell, partsOf(shell, text) ?? []))).toEqual(pages);
});

it('knows a page that has not the shell', () => {
  const shell = shellOfAll([page('One', ['a']), page('Two', ['b'])]);
  expect(partsOf(shell, '<p>Something else</p>')).toBeNull();
  expect(partsOf(['<p>', '</p>'], '<p>a</b>')).toBeNull();
  expect(partsOf(['<p>', '</p>'], '<p')).toBeNull();
});
