import { describe, expect, it } from 'vitest';
import { emptyForm } from './article-form.ts';
import { answerIn, formIn } from './preview-message.ts';

const source = {} as Window;
const sender = { origin: 'https://coquelicot.example', source };
const form = emptyForm('blog');
const message = (data: unknown, from: { origin?: string; source?: Window | null } = {}) => ({
  data,
  origin: sender.origin,
  source,
  ...from,
});

describe('messages between the back office and the frame', () => {
  it('are read from the expected window', () => {
    expect(formIn(message({ kind: 'preview', form }), sender)).toBe(form);
    expect(answerIn(message({ kind: 'preview-ready' }), sender)).toBe('preview-ready');
    expect(answerIn(message({ kind: 'preview-shown' }), sender)).toBe('preview-shown');
  });

  it.each([
    ['another origin', { origin: 'https://ailleurs.example' }],
    ['another window', { source: {} as Window }],
    ['no window', { source: null }],
  ])('are not read from %s', (_, from) => {
    expect(formIn(message({ kind: 'preview', form }, from), sender)).toBeNull();
    expect(answerIn(message({ kind: 'preview-ready' }, from), sender)).toBeNull();
  });

  it('are not read when no window is expected', () => {
    expect(formIn(message({ kind: 'preview', form }, { source: null }), { ...sender, source: null })).toBeNull();
  });

  it.each([
    null,
    'preview',
    { kind: 'preview' },
    { kind: 'preview', form: null },
    { kind: 'preview', form: {} },
    { form },
  ])('are ignored when their content is not that of a preview: %j', (data) => {
    expect(formIn(message(data), sender)).toBeNull();
    expect(answerIn(message(data), sender)).toBeNull();
  });
});
