import { describe, expect, it } from 'vitest';
import { parsedText, plainText, readableText } from './plain-text.ts';
import { randomMarkup } from './random-markup.support.ts';

describe('plainText', () => {
  it.each([
    [
      'separates blocks by one space',
      '<p>un</p><p>deux</p>\n<ul><li>trois</li><li>quatre</li></ul>',
      'un deux trois quatre',
    ],
    ['joins what inline elements split', 'im<b>por</b>tant', 'important'],
    ['separates lines at a break', 'un<br>deux', 'un deux'],
    ['decodes entities once', '&lt;b&gt; &eacute;t&eacute; &amp;amp;', '<b> été &amp;'],
    [
      'reads no script, style or template',
      'a<script>b</script><style>c</style><template>d</template><noscript>e</noscript>f',
      'af',
    ],
    ['reads no comment', 'a<!-- b -->c', 'ac'],
    ['reads what follows a stray end tag', '</script>a', 'a'],
    ['reads an unclosed paragraph', '<p>un<p>deux', 'un deux'],
    ['keeps the no-break spaces of French', '<p>Quoi\u00a0?</p>', 'Quoi\u00a0?'],
    ['gives nothing for nothing', '', ''],
  ])('%s', (_behaviour, html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe('readableText', () => {
  it('reads the same without a parser, whatever is put together', () => {
    const next = randomMarkup(11);
    for (let number = 0; number < 30_000; number += 1) {
      const html = next();
      expect({ html, ...readableText(html) }).toEqual({ html, ...parsedText(html) });
    }
  });

  it('gives the words of headings apart, and in the text too', () => {
    const { text, headings } = readableText('<h2>Un <em>titre</em></h2><p>une suite</p><h3>un autre</h3>');
    expect(text.split(/\s+/).filter(Boolean)).toEqual(['Un', 'titre', 'une', 'suite', 'un', 'autre']);
    expect(headings.split(/\s+/).filter(Boolean)).toEqual(['Un', 'titre', 'un', 'autre']);
  });

  it('reads no script in a heading', () => {
    expect(readableText('<h2>a<script>b</script></h2>').headings.trim()).toBe('a');
  });
});
