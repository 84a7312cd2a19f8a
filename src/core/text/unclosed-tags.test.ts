import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { cleanHtml } from '../article/clean.ts';
import { withoutUnclosedTags } from './unclosed-tags.ts';

const clean = (html: string) => cleanHtml(html, { imageOrigin: null });

describe('HTML with unclosed elements', () => {
  it.each([
    ['svg', '<p>a</p><svg viewBox="0 0 1 1"><path d="M0 0"/><p>b</p>', '<p>a</p><p>b</p>'],
    ['svg in a paragraph', '<p>a <svg>b</p><p>c</p>', '<p>a b</p><p>c</p>'],
    ['math', '<p>a</p><math><mi>x</mi><p>b</p>', '<p>a</p>x<p>b</p>'],
    ['style', '<p>a</p><style>p > a { color: red }<p>b</p>', '<p>a</p><p>b</p>'],
    ['style at the end', '<p>a</p><style>p { color: red }', '<p>a</p>'],
    ['select', '<p>a</p><select><option>x<option>y</option><p>b</p>', '<p>a</p><p>b</p>'],
    ['an option', '<select><option><p>b</p>', '<p>b</p>'],
    ['textarea', '<p>a</p><textarea><p>b</p>', '<p>a</p><p>b</p>'],
    [
      'several',
      '<svg><p>a</p><style>x<p>b</p><math><p>c</p><textarea>d<style>e<p>f</p>',
      '<p>a</p><p>b</p><p>c</p>d<p>f</p>',
    ],
    ['in capitals', '<SVG><p>a</p><STYLE>x<p>b</p>', '<p>a</p><p>b</p>'],
  ])('keeps the text after an unclosed element: %s', (_what, html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it.each([
    ['svg', '<p>a</p><svg><title>t</title><text>x</text></svg><p>b</p>'],
    ['self-closed', '<p>a</p><svg/><p>b</p>'],
    ['math', '<p>a</p><math><mi>x</mi></math><p>b</p>'],
    ['style', '<p>a</p><style>p { color: red }</style><p>b</p>'],
    ['select, whose options need no end', '<p>a</p><select><option>x<option>y</select><p>b</p>'],
    ['svg with a picture of HTML', '<p>a</p><svg><foreignObject><p>x</p></foreignObject></svg><p>b</p>'],
  ])('loses closed elements with their content: %s', (_what, html) => {
    expect(clean(html)).toBe('<p>a</p><p>b</p>');
  });

  it.each([
    '<svg><script>alert(1)</script><p onclick="x()">b',
    '<style><img src=x onerror=alert(1)>',
    '<math><style><img src=x onerror=alert(1)><p>b',
    '<svg></p><style><a title="</style><img src=1 onerror=alert(1)>">',
    '<sty<style>le><script>alert(1)</script>',
    '<select><style><script>alert(1)</script>',
    '<scr<svg>ipt>alert(1)</scr<svg>ipt>',
  ])('lets no script, style, SVG, MathML or event handler through: %s', (html) => {
    expect(clean(html)).not.toMatch(/<script|onerror|onclick|<style|<svg|<math/i);
  });

  it('does not grow with 20,000 unclosed elements', () => {
    const html = '<style>a<p>b</p>'.repeat(20_000);
    expect(withoutUnclosedTags(html).length).toBeLessThanOrEqual(html.length);
    expect(clean('<svg><p>b</p>'.repeat(200))).toBe('<p>b</p>'.repeat(200));
  });

  it('stays unchanged when every element is closed', () => {
    const html = '<p>2 < 3, <b>a</b> &lt;svg&gt;</p>';
    expect(withoutUnclosedTags(html)).toBe(html);
  });

  it('keeps its text for search, which reads plainText', () => {
    expect(plainText('<p>a</p><style>x {}<p>b</p>')).toBe('a b');
  });
});
