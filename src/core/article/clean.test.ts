import { describe, expect, it } from 'vitest';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allow-list.ts';
import { cleanHtml } from './clean.ts';
import { isOwnPicture } from './cover.ts';

const ORIGIN = 'https://images.exemple';
const clean = (html: string) => cleanHtml(html, { imageOrigin: ORIGIN });

const HOSTILE = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//x.example></sCrIpT >',
  '<script\n/x>alert(1)</script/x>',
  '<script>alert(1)',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a.png" OnLoad="alert(1)" style="x:expression(alert(1))">',
  '<img/src="/a.png"/onerror=alert(1)>',
  '<img src="/a.png" alt="`><script>alert(1)</script>">',
  '<img """><script>alert(1)</script>">',
  '<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>',
  '<a href="&#106;&#97;vascript:alert(1)">a</a>',
  '<a href="&#x6A;avascript&colon;alert(1)">a</a>',
  '<a href="java&Tab;script:alert(1)">a</a>',
  '<a href="java&NewLine;script:alert(1)">a</a>',
  '<a href=" &#14; javascript:alert(1)">a</a>',
  '<a href="vbscript:alert(1)">a</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>',
  '<a href="/a" onmouseover=alert(1) style=x download ping=//x.example>a</a>',
  '<a href="https://x.example/&quot; onclick=&quot;alert(1)">a</a>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
  '<svg></p><style><a title="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src onerror=alert(1)>"></title>',
  '<xmp><img title="</xmp><img src onerror=alert(1)>"></xmp>',
  '<noembed><img src=x onerror=alert(1)></noembed>',
  '<noframes><img src=x onerror=alert(1)></noframes>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"><img src=x onerror=alert(1)></iframe>',
  '<ifr<iframe src=x></iframe>ame src="//x.example"></ifr<iframe></iframe>ame>',
  '<p title="<iframe></iframe>">a</p>',
  '<object data="javascript:alert(1)"><embed src="javascript:alert(1)"></object>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">a</button><input autofocus onfocus=alert(1)>',
  '<base href="https://x.example/"><meta http-equiv=refresh content="0;url=javascript:alert(1)"><link rel=stylesheet href=//x>',
  '<style>@import "//x.example"</style><p>a',
  '<!--><script>alert(1)</script>-->',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml <script>alert(1)</script> ?>',
  '<video onerror=alert(1)><source src=x></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)><summary>a</summary></details>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;',
  '<p title="a>b<script>alert(1)</script>',
  '<<script>alert(1)//<</script>',
  '<table background="javascript:alert(1)"><td style=x onclick=alert(1)>a',
  '<option><img src=x onerror=alert(1)></option>',
];

/** Checks that every `<` of the output opens an allowed tag, with allowed attributes and safe addresses. */
function expectHarmless(html: string): void {
  const withoutTags = html.replace(/<\/?([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)(?: \/)?>/g, (_, name, attributes) => {
    expect(ALLOWED_TAGS).toContain(name);
    for (const [, attribute = '', value = ''] of String(attributes).matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
      expect([...(ALLOWED_ATTRIBUTES[name] ?? []), ...(ALLOWED_ATTRIBUTES['*'] ?? [])]).toContain(attribute);
      if (attribute === 'href') expect(value).toMatch(/^(?:https?:\/\/|\/(?!\/)|#|mailto:|tel:)/i);
      if (attribute === 'src') expect(isOwnPicture(value, ORIGIN)).toBe(true);
    }
    return '';
  });
  expect(withoutTags).not.toMatch(/[<>]/);
}

const FORBIDDEN =
  /<\/?(?:script|style|svg|math|iframe|object|embed|form|input|button|textarea|select|option|template|noscript|title|xmp|plaintext|noembed|noframes|base|meta|link|video|audio|source|details)\b/i;

describe('cleanHtml on hostile HTML', () => {
  it.each(HOSTILE)('leaves only allowed tags, attributes and addresses of %j', (html) => {
    expectHarmless(clean(html));
    expect(clean(html)).not.toMatch(FORBIDDEN);
  });

  it.each(HOSTILE)('does not change its own output for %j', (html) => {
    expect(clean(clean(html))).toBe(clean(html));
  });

  it.each(HOSTILE)('keeps the paragraph before %j', (html) => {
    expect(clean(`<p>Avant</p>${html}`)).toContain('<p>Avant</p>');
  });

  it.each(['script', 'style', 'template', 'svg', 'math', 'iframe', 'object', 'textarea', 'noscript', 'title'])(
    'drops a <%s> with its content, and keeps the paragraph after it',
    (name) => {
      expect(clean(`<${name}>dedans</${name}><p>après</p>`)).toBe('<p>après</p>');
    },
  );

  it('keeps an ampersand, the signs < and >, and no-break spaces as text', () => {
    expect(clean('<p>1 < 2 &amp; 3 > 2\u00a0!</p>')).toBe('<p>1 &lt; 2 &amp; 3 &gt; 2\u00a0!</p>');
  });

  it.each([
    '<p>Bonjour <b>toi</b>.</p>',
    '<',
    '<!--',
    '<a ',
    '&amp;',
    '<script>',
    '<img src="https://x.fr/a">',
    '</p>',
  ])(
    'finishes on 1 MB of %j',
    (piece) => {
      expect(clean(piece.repeat(Math.ceil(1_000_000 / piece.length)))).not.toContain('<script');
    },
    30_000,
  );
});
