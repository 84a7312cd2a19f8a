import { describe, expect, it, vi } from 'vitest';
import { oneClick } from './one-click.ts';

const ADDRESS = 'https://projet.exemple/functions/v1/unsubscribe-from-newsletter?token=a-b_c';

function ask(method: string, error: unknown = null, body: BodyInit | null = null) {
  const unsubscribe = vi.fn(async () => ({ error }));
  const log = vi.fn();
  const parts = { unsubscribe, log, pagesOrigin: 'https://coquelicot.exemple' };
  return { unsubscribe, log, answered: oneClick(new Request(ADDRESS, { method, body }), parts) };
}

describe('unsubscribing by one click', () => {
  const asFields = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const asForm = new FormData();
  asForm.set('List-Unsubscribe', 'One-Click');

  it.each([asFields, asForm])(
    'erases the address of the token, after a URL-encoded or a multipart request',
    async (body) => {
      const { unsubscribe, answered } = ask('POST', null, body);
      expect((await answered).status).toBe(200);
      expect(unsubscribe.mock.calls).toEqual([['a-b_c']]);
    },
  );

  it.each(['GET', 'HEAD'])('changes nothing on %s, and redirects to the page with the button', async (method) => {
    const { unsubscribe, answered } = ask(method);
    const { status, headers } = await answered;
    expect([status, headers.get('location')]).toEqual([
      303,
      'https://coquelicot.exemple/newsletter/desinscription#a-b_c',
    ]);
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  it('answers 503 and logs the error when the address cannot be erased', async () => {
    const { log, answered } = ask('POST', new Error('The database is gone'));
    expect((await answered).status).toBe(503);
    expect(log).toHaveBeenCalledOnce();
  });

  it('answers 405 to DELETE', async () => {
    const { status, headers } = await ask('DELETE').answered;
    expect([status, headers.get('allow')]).toEqual([405, 'POST, GET, HEAD']);
  });
});
