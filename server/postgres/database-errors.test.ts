import { describe, expect, it } from 'vitest';
import { asPostgrestError, statusOfSqlState } from './database-errors.ts';

describe('statusOfSqlState', () => {
  it.each([
    ['23514', 400],
    ['23502', 400],
    ['23P01', 400],
    ['22P02', 400],
    ['44000', 400],
    ['23503', 409],
    ['23505', 409],
    ['25006', 405],
    ['25P02', 500],
    ['28000', 403],
    ['0L000', 403],
    ['40001', 500],
    ['40P01', 500],
    ['53300', 503],
    ['53400', 500],
    ['54001', 500],
    ['57014', 500],
    ['57P01', 500],
    ['08006', 503],
    ['P0001', 400],
    ['P0002', 500],
    ['XX000', 500],
  ])('answers %s with %i, as PostgREST does', (code, status) => {
    expect(statusOfSqlState(code)).toBe(status);
  });
});

describe('asPostgrestError', () => {
  const refused = (code: string) =>
    Object.assign(new Error('refused'), { code, severity: 'ERROR', detail: 'why', hint: undefined });

  it('wraps an error unknown to the interface, with its code, message and status', () => {
    const error = asPostgrestError(refused('23514')) as { code: string; message: string; detail: string };
    expect(error.code).toBe('PGRST');
    expect(JSON.parse(error.message)).toEqual({ code: '23514', message: 'refused', details: 'why', hint: null });
    expect(JSON.parse(error.detail)).toEqual({ status: 400, headers: {} });
  });

  it.each(['23505', '23503', '42501', '42P01', '22P02', '23502'])(
    'returns the error %s unchanged, which the interface knows',
    (code) => {
      const error = refused(code);
      expect(asPostgrestError(error)).toBe(error);
    },
  );

  it.each([new Error('no code'), Object.assign(new Error('socket'), { code: 'EPIPE' }), 'text', null, undefined])(
    'returns an error that is not from the database unchanged: %s',
    (error) => expect(asPostgrestError(error)).toBe(error),
  );
});
