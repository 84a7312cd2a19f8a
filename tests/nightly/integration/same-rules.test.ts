import { Parser } from 'htmlparser2';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

/** The build accepts whatever the database accepts: one article that the build refuses fails a whole `astro build`. */

let backend: TestBackend;
let sql: Sql;

beforeAll(async () => {
  backend = await startTestBackend();
  sql = backend.sql;
});

afterAll(() => backend.stop());

describe('the nesting depth that the database counts', () => {
  const PIECES = [
    ...[
      '<div>',
      '</div>',
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<b><p>',
      '<li>',
      '</li>',
      '<form>',
      '</form>',
      '<svg>',
      '</svg>',
    ],
    ...[
      '<br>',
      '</br>',
      '<img src=a>',
      '<a href="x>y">',
      '</a>',
      "<i title='<b>'>",
      '</i >',
      '<td>',
      '<tr>',
      '</table>',
    ],
    ...['<!--', '-->', '<!-- x -->', '<!---->', '<!-->', '--!>', '<style>', '</style>', '<iframe></iframe>', '<title>'],
    ...[
      '"',
      "'",
      '>',
      '<',
      '</',
      '<!',
      '<?',
      '<x/>',
      '<div/>',
      '<div class=">',
      '<div a=b"c>',
      'texte',
      '</B>',
      '<DIV\n>',
    ],
    ...[
      '<![CDATA[',
      ']]>',
      '<math>',
      '<textarea>',
      '</textarea>',
      '<script>',
      '</script>',
      '= ',
      '<div a = "1"b>',
      '\u00a0',
    ],
  ];

  const HOLD_NO_ELEMENTS = new Set(['br', 'img', 'style', 'script', 'title', 'textarea', 'iframe']);

  /** Returns a small generator of numbers (mulberry32), so that the texts are the same every time. */
  function numbers(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
    };
  }

  /** Returns the depth without elements that hold no others: the limit leaves one level for these elements. */
  function depthAsParsed(html: string): number {
    let depth = 0;
    let deepest = 0;
    const parser = new Parser({
      onopentag(name, _attributes, isImplied) {
        depth += 1;
        if (!HOLD_NO_ELEMENTS.has(name) && !isImplied) deepest = Math.max(deepest, depth);
      },
      onclosetag: () => (depth -= 1),
    });
    parser.end(html);
    return deepest;
  }

  it('is at least the depth that the HTML parser finds, for 400 generated texts', async () => {
    const next = numbers(20261122);
    // Each text follows many closed elements: only open elements count.
    const plenty = '<u></u>'.repeat(500);
    const texts = Array.from(
      { length: 400 },
      () => plenty + Array.from({ length: 1 + next(14) }, () => PIECES[next(PIECES.length)]).join(''),
    );
    const counted = await sql<{ depth: number }[]>`
      select private.deepest_nesting(html) as depth
      from unnest(${texts}::text[]) with ordinality as texts (html, position) order by position`;
    const wrong = texts
      .map((html, index) => ({
        html: html.slice(plenty.length),
        parsed: depthAsParsed(html),
        counted: counted[index]?.depth ?? -1,
      }))
      .filter(({ parsed, counted }) => counted < parsed);
    expect(wrong).toEqual([]);
    expect(counted.filter(({ depth }) => depth < 100).length).toBeGreaterThan(80);
  });
});
