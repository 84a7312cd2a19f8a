import { rmdirSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exitWith, OperatorError } from './operator-error.ts';

/** `exitWith` returns here, because the process does not end. */
const endWith: (error: unknown) => void = exitWith;

/** Returns what a command prints that ends with this error. */
function printedFor(error: unknown): unknown {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  onTestFinished(() => [print, exit].forEach((spy) => spy.mockRestore()));
  endWith(error);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(print).toHaveBeenCalledOnce();
  return print.mock.calls[0]?.[0];
}

it.each<[string, () => void, string]>([
  [
    'an error that the operator can fix',
    () => {
      throw new OperatorError('Set PORT.');
    },
    '\nSet PORT.\n',
  ],
  [
    'a refusal of the file system',
    () => rmdirSync(import.meta.filename),
    `\nThe file system refused: ENOTDIR: not a directory, rmdir '${import.meta.filename}'.\n`,
  ],
])('exitWith prints %s without a stack', (_case, fail, sentence) => {
  expect(printedFor(failureOf(fail))).toBe(sentence);
});

it('exitWith prints another error whole, with its stack', () => {
  const error = new TypeError('of the product');
  expect(printedFor(error)).toBe(error);
});

function failureOf(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return null;
}
