import { expect, it } from 'vitest';
import { scriptJson } from './escape.ts';

it.each(['</script><script>alert(1)</script>', '<!--<script>', '<\\/SCRIPT>', '\u2028 "é" 💌'])(
  'scriptJson writes %j without "<", as JSON that parses back to the same text',
  (text) => {
    expect(scriptJson({ text })).not.toContain('<');
    expect(JSON.parse(scriptJson({ text }))).toEqual({ text });
  },
);
