import { expect, it } from 'vitest';
import { scriptJson } from './escape.ts';

it.each(['</script><script>alert(1)</script>', '<!--<script>', '<\\/SCRIPT>', '\u2028 "é" 💌'])('holds %j', (text) => {
  expect(scriptJson({ text })).not.toContain('<');
  expect(JSON.parse(scriptJson({ text }))).toEqual({ text });
});
