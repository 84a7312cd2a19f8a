/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { canonicalHtml } from './canonical-html.ts';
import { parseArticle } from './parse-article.ts';
import { serialiseArticle } from './serialise-article.ts';

const SEEDS = import.meta.glob<string>('/supabase/seed/articles/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const again = (html: string) => serialiseArticle(parseArticle(html));

/** Removes line ends between elements, which mean nothing. */
const onOneLine = (html: string) => html.replace(/>\n(?=<)|\n(?=<\/?(?:ul|ol|li))/g, (end) => end.replace('\n', ''));

describe('a sample article', () => {
  const seeds = Object.entries(SEEDS).map(([file, text]) => [file.split('/').at(-1), text.split(/^---$/mu)[2]?.trim()]);
  it('exists more than 30 times', () => {
    expect(seeds.length).toBeGreaterThan(30);
  });
  it.each(seeds)('is serialised as it was parsed: %s', (_file, html = '') => {
    expect(onOneLine(again(html))).toBe(onOneLine(html));
  });
});

describe('every element and attribute of the allow-list', () => {
  it.each([
    '<h2>a</h2>\n<h3 dir="rtl">b</h3>\n<h4 lang="en">c</h4>',
    '<p>a<br>b</p>\n<hr>\n<p dir="auto">c</p>',
    '<blockquote><p>a</p></blockquote>',
    '<blockquote>a</blockquote>',
    '<blockquote lang="en"><p>a</p><blockquote><p>b</p></blockquote></blockquote>',
    '<ul>\n<li>a</li>\n<li><p>b</p></li>\n</ul>',
    '<ol start="3">\n<li>a</li>\n</ol>',
    '<ol reversed="">\n<li>a</li>\n</ol>',
    '<ol start="1" reversed="">\n<li>a</li>\n</ol>',
    '<ul>\n<li>a<ul>\n<li>b</li>\n</ul></li>\n<li><p>c</p><p>d</p></li>\n<li><h3>e</h3><p>f</p></li>\n</ul>',
    '<ul>\n<li>a<ol>\n<li>b</li>\n</ol>c</li>\n</ul>',
    '<figure><img src="/a.png" alt="A" width="10" height="20"><figcaption>Une <em>légende</em></figcaption></figure>',
    '<figure><a href="/blog"><img src="/a.png" alt=""></a></figure>',
    '<figure><figcaption>a</figcaption><blockquote><p>b</p></blockquote></figure>',
    '<img src="/a.png">',
    '<p>a <img src="/a.png" alt=""> b</p>',
    '<p><a href="/a?b=1&amp;c#d">a</a> <a href="#e"><strong>f</strong></a></p>',
    '<p><strong>a</strong> <b>b</b> <em>c</em> <i>d</i> <u>e</u> <s>f</s></p>',
    '<p>a<sub>b</sub><sup>c</sup> <mark>d</mark> <small>e</small> <code>f <strong>g</strong></code></p>',
    '<p><span dir="rtl" lang="ar">a</span> <bdi>b</bdi> <bdo dir="rtl">c</bdo> <em lang="en">d</em></p>',
    '<pre>a\n  b <strong>c</strong></pre>\n<pre><code>d\n\n e</code></pre>',
    '<pre>\n\na</pre>',
    '<div dir="rtl"><p>a</p><div lang="ar">b</div></div>',
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>',
    '<iframe src="https://player.vimeo.com/video/76979871?dnt=1&amp;h=abcdef12"></iframe>',
    '<table>\n<caption lang="en">a <em>b</em></caption>\n<thead>\n<tr><th scope="col">c</th><th colspan="2" scope="col">d</th></tr>\n</thead>\n' +
      '<tbody>\n<tr><td rowspan="2">e</td><td><p>f</p></td><td><ul>\n<li>g</li>\n</ul></td></tr>\n<tr><td></td><td></td></tr>\n</tbody>\n' +
      '<tbody>\n<tr><th scope="row">h</th><td dir="rtl">i</td><td><img src="/a.png" alt=""></td></tr>\n</tbody>\n</table>',
    '<p>a\u00a0! b\u202f? &lt;c&gt; &amp;nbsp; “d”</p>',
    '<p></p>\n<p>a</p>',
  ])('is serialised as it was parsed: %s', (html) => {
    const written = again(html);
    expect(onOneLine(written)).toBe(onOneLine(html));
    expect(canonicalHtml(written)).toBe(canonicalHtml(html));
  });
});
