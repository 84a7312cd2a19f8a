import { describe, expect, it } from 'vitest';
import { markupFaults } from './markup-faults.ts';

describe('markupFaults', () => {
  it.each([
    ['', []],
    ['<p>Bon<br>jour <a href="/blog">ici</a></p>\n<hr>\n<ul><li>a<li>b</ul>', []],
    ['<p dir="rtl" lang="ar">a</p><!-- <b> -->', []],
    ['1 < 2 et 3 > 2', []],
    ['<p>a\n<strong>b</p>', [{ kind: 'unclosed', tag: 'strong', line: 2 }]],
    ['<h2>a', [{ kind: 'unclosed', tag: 'h2', line: 1 }]],
    ['a\n</em>', [{ kind: 'unopened', tag: 'em', line: 2 }]],
    ['<p>a</p>\n<script>x</script>', [{ kind: 'forbidden-tag', tag: 'script', line: 2 }]],
    ['<track>', [{ kind: 'forbidden-tag', tag: 'track', line: 1 }]],
    [
      '<P CLASS=x onclick="a>b">a</P>',
      [
        { kind: 'forbidden-attribute', tag: 'p', attribute: 'class', line: 1 },
        { kind: 'forbidden-attribute', tag: 'p', attribute: 'onclick', line: 1 },
      ],
    ],
    ['<p>a</p>\n<img src="a', [{ kind: 'unfinished', line: 2 }]],
    [
      '<em><strong>a</em></strong>',
      [
        { kind: 'unclosed', tag: 'strong', line: 1 },
        { kind: 'unopened', tag: 'strong', line: 1 },
      ],
    ],
  ])('lists the faults of %j', (html, faults) => expect(markupFaults(html)).toEqual(faults));

  it('lists at most 50 faults', () => {
    expect(markupFaults('</b>'.repeat(200))).toHaveLength(50);
  });
});
