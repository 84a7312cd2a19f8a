import { describe, expect, it } from 'vitest';
import { OperatorError } from '../process/operator-error.ts';
import { SiteError } from '../../src/core/site/site-error.ts';
import { BuildFailure, isTransientFailure, reportError, reportExit } from './build-failure.ts';

const systemError = (code: string) => Object.assign(new Error(`${code}: no, write '/srv/a.html'`), { code });
/** Makes an error as pages throw it: their bundle has a class of its own. */
const bundledError = (isTransient: boolean) => Object.assign(new Error('no'), { name: 'SiteError', isTransient });

describe('isTransientFailure', () => {
  it.each([
    ['an article that cannot be shown', new SiteError('Article 1 cannot be shown.'), false],
    ['a database out of reach', new SiteError('The database does not answer.', null, true), true],
    ['an error of a page about its article', bundledError(false), false],
    ['an error of a page about the database', bundledError(true), true],
    ['an error of the machine', systemError('EIO'), true],
    ['an unexpected error', new TypeError('x is not a function'), true],
    ['a build failure marked as transient', new BuildFailure({ reason: 'no', isTransient: true }), true],
    ['a build failure marked as permanent', new BuildFailure({ reason: 'no', isTransient: false }), false],
    ['an error that the operator must fix', new OperatorError('no'), false],
    ['a thrown string', 'no', true],
  ])('judges whether a retry may help after %s', (_, error, isTransient) => {
    expect(isTransientFailure(error)).toBe(isTransient);
  });
});

describe('reportError', () => {
  it('returns the message without colour codes', () => {
    expect(reportError(new SiteError('\u001b[31mThe list failed.\u001b[39m'))).toEqual({
      reason: 'The list failed.',
      isTransient: false,
    });
  });

  it.each([
    systemError('ENOSPC'),
    new Error('Could not write: ENOSPC: no space left on device'),
    new Error('Failed to write file a.mjs\n\nCaused by:\n    No space left on device (os error 28)'),
  ])('says in plain words that the disk is full: %s', (error) => {
    expect(reportError(error)).toEqual({
      reason: 'The disk is full: free some space, then publish again.',
      isTransient: true,
    });
  });

  it('returns a thrown string as the reason', () => {
    expect(reportError('odd')).toEqual({ reason: 'odd', isTransient: true });
  });
});

describe('reportExit', () => {
  it.each([
    [null, 'SIGKILL', '', 'The build was killed by SIGKILL.'],
    [null, 'SIGABRT', 'FATAL ERROR: heap\n', 'The build was killed by SIGABRT: FATAL ERROR: heap'],
    [1, null, '\n\n', 'The build ended with status 1.'],
    [7, null, 'one\ntwo\n    at a\nthree\n  four  \nfive\n', 'The build ended with status 7: two three four five'],
  ])('names the status %j or the signal %j, and the last lines of output', (code, signal, output, reason) => {
    expect(reportExit(code, signal, output)).toEqual({ reason, isTransient: true });
  });
});
