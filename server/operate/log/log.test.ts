import { describe, expect, it } from 'vitest';
import { OperatorError } from '../../process/operator-error.ts';
import { createLog } from './log.ts';
import { logSettings, type LogSettings } from './log-settings.ts';
import { newRequestId, withRequestId } from './request-id.ts';

function written(settings: Partial<LogSettings> = {}) {
  const lines: string[] = [];
  const problems: string[] = [];
  const log = createLog(
    { format: 'json', level: 'info', ...settings },
    { write: (line, isProblem) => void (isProblem ? problems : lines).push(line) },
  );
  return { log, lines, problems };
}

/** An error as the database driver throws it. */
const OF_DATABASE = Object.assign(new Error('duplicate key value for léa@exemple.fr'), {
  code: '23505',
  detail: 'Key (email)=(lea@exemple.fr)',
  query: 'insert …',
  parameters: ['lea@exemple.fr', 'secret'],
});

describe('a log of JSON', () => {
  it('writes one line for each event, with its fields', () => {
    const { log, lines } = written();
    log.info({ pages: 12 }, 'Online:\n12 pages');
    expect(lines).toHaveLength(1);
    const event = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
    expect(event).toEqual({
      level: 'info',
      time: expect.stringMatching(/^2\d{3}-.*Z$/),
      pages: 12,
      msg: 'Online: 12 pages',
    });
    expect(lines[0]?.match(/\n/g)).toHaveLength(1);
  });

  it('adds the id of the request being answered, and none outside of requests', async () => {
    const { log, problems } = written();
    await withRequestId('abc', async () => {
      await Promise.resolve();
      log.warn('One');
    });
    log.warn('Two');
    expect(problems.map((line) => (JSON.parse(line) as { requestId?: string }).requestId)).toEqual(['abc', undefined]);
  });

  it('writes type, code and place of an error, without its private data, and drops the query of an address', () => {
    const { log, problems } = written();
    log.error({ err: OF_DATABASE }, 'GET /a?key=secret failed');
    expect(problems.join('')).not.toMatch(/exemple|secret|insert/);
    expect(JSON.parse(problems[0] ?? '')).toMatchObject({
      msg: 'GET /a failed',
      err: { type: 'Error', code: '23505', place: expect.stringMatching(/^at /) },
    });
  });

  it('leaves out events below its level', () => {
    const { log, lines, problems } = written({ level: 'warn' });
    log.info('One');
    log.warn('Two');
    expect([lines.length, problems.length]).toEqual([0, 1]);
  });
});

describe('a log for a terminal', () => {
  it('writes sentences without fields, and adds the request id to an error', () => {
    const { log, lines, problems } = written({ format: 'pretty' });
    log.info({ isHeadline: true }, 'Coquelicot is served');
    log.info({ pages: 12 }, 'Online: 12 pages.');
    withRequestId('abc', () => log.error({ err: new OperatorError('The disk is full.') }, 'GET /a'));
    expect(lines).toEqual(['\n  Coquelicot is served\n\n', 'Online: 12 pages.\n']);
    log.error({ err: new OperatorError('The disk is full.') });
    expect(problems).toEqual(['GET /a: The disk is full. [request abc]\n', 'The disk is full.\n']);
  });
});

describe('logSettings', () => {
  it('defaults to sentences at level info, and reads LOG_FORMAT and LOG_LEVEL', () => {
    expect(logSettings({ LOG_FORMAT: '' })).toEqual({ format: 'pretty', level: 'info' });
    expect(logSettings({ LOG_FORMAT: 'json', LOG_LEVEL: 'debug' })).toEqual({ format: 'json', level: 'debug' });
  });

  it.each([{ LOG_FORMAT: 'xml' }, { LOG_LEVEL: 'loud' }])('refuses %o', (environment) => {
    expect(() => logSettings(environment)).toThrow('must be one of');
  });
});

it('newRequestId returns twelve letters or digits, different for each request', () => {
  const ids = new Set(Array.from({ length: 1000 }, newRequestId));
  expect(ids.size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[\da-z]{12}$/);
});
