import { describe, expect, it } from 'vitest';
import { parseRedirects, redirectPage } from './host-redirects.ts';

describe('parseRedirects', () => {
  it('separates redirects that a bucket can follow from all others', () => {
    const text = [
      '# a comment',
      '',
      '/ancien /favicon.svg 301',
      '/ancien%20%C3%A9t%C3%A9   /blog/%C3%A9t%C3%A9  308',
      '/ailleurs https://autre.example/x 301',
      '/ancien /second.svg 301',
      '/bient%C3%B4t /la-bas 302',
      '/sans-statut /la-bas',
      '/blog/article/* /anecdote/:splat 301',
      '/u/:name /users/:name 301',
      '/admin/* /admin 200',
      '/%E0 /la-bas 301',
      '/ouvert javascript:alert(1) 301',
    ].join('\n');
    expect(parseRedirects(text)).toEqual({
      locations: new Map([
        ['ancien', '/favicon.svg'],
        ['ancien été', '/blog/%C3%A9t%C3%A9'],
        ['ailleurs', 'https://autre.example/x'],
      ]),
      others: [
        '/bient%C3%B4t /la-bas 302',
        '/sans-statut /la-bas',
        '/blog/article/* /anecdote/:splat 301',
        '/u/:name /users/:name 301',
        '/admin/* /admin 200',
        '/%E0 /la-bas 301',
        '/ouvert javascript:alert(1) 301',
      ],
    });
  });
});

describe('redirectPage', () => {
  it('redirects without script, and escapes the address', () => {
    expect(redirectPage('/blog/a')).toContain('<meta http-equiv="refresh" content="0;url=/blog/a">');
    expect(redirectPage('/"><script>')).not.toContain('<script>');
  });
});
