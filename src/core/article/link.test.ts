import { describe, expect, it } from 'vitest';
import { articleLink } from './link.ts';

describe('articleLink', () => {
  it.each([
    ['/blog', '/blog'],
    ['/blog/été?x=1#y', '/blog/été?x=1#y'],
    ['  /inscription ', '/inscription'],
    ['#sommaire', '#sommaire'],
    ['#', '#'],
    ['#un lien', '#un lien'],
    ['?x=1', '?x=1'],
    [' ?', '?'],
    ['mailto:a@exemple.fr', 'mailto:a@exemple.fr'],
    ['mailto:a@exemple.fr?subject=Mon sujet', 'mailto:a@exemple.fr?subject=Mon%20sujet'],
    ['tel:+33 1 23 45', 'tel:+3312345'],
  ])('keeps %j in the same tab', (address, href) => {
    expect(articleLink(address)).toEqual({ href, external: false });
  });

  it.each([
    ['https://exemple.fr/page', 'https://exemple.fr/page'],
    ['HTTP://exemple.fr', 'HTTP://exemple.fr'],
    ['https://exemple.fr/ma page', 'https://exemple.fr/ma%20page'],
    ['ht\ntps://exemple.fr', 'https://exemple.fr'],
    ['https: //exemple.fr', 'https://exemple.fr'],
  ])('opens %j in a new tab', (address, href) => {
    expect(articleLink(address)).toEqual({ href, external: true });
  });

  it.each([
    ['exemple.fr', 'https://exemple.fr'],
    ['www.exemple.fr/a?b=c#d', 'https://www.exemple.fr/a?b=c#d'],
    ['exemple.fr:8080/page', 'https://exemple.fr:8080/page'],
    ['exemple.fr:80', 'https://exemple.fr:80'],
    ['exemple.fr/a:b', 'https://exemple.fr/a:b'],
    ['éxemple.fr', 'https://éxemple.fr'],
  ])('puts https:// in front of %j', (address, href) => {
    expect(articleLink(address)).toEqual({ href, external: true });
  });

  it.each([
    ['https://coquelicot.exemple/blog/été?x=1&y=2#z', '/blog/%C3%A9t%C3%A9?x=1&y=2#z'],
    ['http://coquelicot.exemple/inscription', '/inscription'],
    ['HTTPS://COQUELICOT.EXEMPLE', '/'],
    ['coquelicot.exemple/blog', '/blog'],
    ['//coquelicot.exemple/blog', '/blog'],
    ['https://coquelicot.exemple//ailleurs.exemple', '/ailleurs.exemple'],
    ['https://coquelicot.exemple/\\ailleurs.exemple', '/ailleurs.exemple'],
    ['https://nom:secret@coquelicot.exemple/a', '/a'],
  ])('turns %j, an address of the site itself, into a path', (address, href) => {
    expect(articleLink(address, 'coquelicot.exemple')).toEqual({ href, external: false });
  });

  it.each([
    'https://www.coquelicot.exemple/a',
    'https://coquelicot.exemple.pirate.fr/a',
    'https://coquelicot.exemple@pirate.fr/a',
    'https://coquelicot.exemple:8443/a',
    'https://pirate.fr/coquelicot.exemple',
  ])('opens %j, which only resembles an address of the site, in a new tab', (address) => {
    expect(articleLink(address, 'coquelicot.exemple')).toEqual({ href: address, external: true });
  });

  it('treats another port of the site’s host as another site', () => {
    expect(articleLink('http://localhost:4321/blog', 'localhost:4321')).toEqual({ href: '/blog', external: false });
    expect(articleLink('http://localhost:4322/blog', 'localhost:4321')?.external).toBe(true);
  });

  it.each([
    '//exemple.fr/a',
    '/\\exemple.fr/a',
    '\\\\exemple.fr/a',
    '/\t/exemple.fr/a',
    '/\n\\exemple.fr/a',
    '///exemple.fr/a',
    '\u0000//exemple.fr/a',
  ])('treats %j, which resembles a path but leaves the site, as an external link', (address) => {
    expect(articleLink(address)).toEqual({ href: 'https://exemple.fr/a', external: true });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'java\rscript\n:alert(1)',
    'java\u0000script:alert(1)',
    'java\u200bscript:alert(1)',
    'java\u00adscript:alert(1)',
    '\ufeffjavascript:alert(1)',
    'javascript\u00a0:alert(1)',
    'javascript://exemple.fr/%0aalert(1)',
    'javascript:80/alert(1)',
    'javascript.exemple:alert(1)',
    'vbscript:msgbox(1)',
    'VBScript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'd a t a:text/html,x',
    'blob:https://exemple.fr/1',
    'file:///etc/passwd',
    'feed:javascript:alert(1)',
    'view-source:https://exemple.fr',
    'intent://x',
    'ftp://exemple.fr',
    '',
    ' \n\u200b ',
  ])('refuses %j', (address) => {
    expect(articleLink(address)).toBeNull();
  });

  it('never makes an address that a browser reads as a script', () => {
    for (const address of ['&#106;avascript:alert(1)', 'javascript&colon;alert(1)', 'java%0ascript:alert(1)']) {
      const link = articleLink(address);
      if (link && URL.canParse(link.href)) expect(new URL(link.href).protocol).toBe('https:');
    }
  });
});
