import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

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
