import { PassThrough } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { logForeignLines } from './foreign-lines.ts';

afterEach(() => void vi.restoreAllMocks());

it('logForeignLines replaces e-mail addresses in the lines of another program', async () => {
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  const output = new PassThrough();
  logForeignLines(output, 'function mail');
  output.end('The mail service answered 422: no mailbox lea@exemple.fr\n\n');
  await expect.poll(() => written.join('')).toContain('The mail service answered 422: no mailbox [address]');
  expect(written).toHaveLength(1);
});
