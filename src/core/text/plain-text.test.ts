import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    [
      'separates blocks by one space',
      '<p>un</p><p>deux</p>\n<ul><li>trois</li><li>quatre</li></ul>',
      'un deux trois quatre',
    ],
    ['joins a word that inline elements split', 'im<b>por</b>tant', 'important'],
    ['separates lines at a break', 'un<br>deux', 'un deux'],
    ['decodes entities once', '&lt;b&gt; &eacute;t&eacute; &amp;amp;', '<b> été &amp;'],
    [
      'skips script, style, template and noscript',
      'a<script>b</script><style>c</style><template>d</template><noscript>e</noscript>f',
      'af',
    ],
    ['skips comments', 'a<!-- b -->c', 'ac'],
    ['reads text after a stray end tag', '</script>a', 'a'],
    ['reads an unclosed paragraph', '<p>un<p>deux', 'un deux'],
    ['keeps the no-break spaces of French', '<p>Quoi\u00a0?</p>', 'Quoi\u00a0?'],
    ['returns an empty text for an empty text', '', ''],
  ])('%s', (_behaviour, html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
