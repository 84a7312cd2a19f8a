import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emptyForm } from '../core/editing/article-form.ts';
import { guardLeaving } from './leaving.ts';
import { fakeServices, renderScreen } from './services.support.tsx';
import { onSignedOutElsewhere, tellSignedOut } from './session/sign-out-channel.ts';
import { $access } from './session/store.ts';
import { useSigningOut, type SignedInAccount } from './use-signing-out.ts';

const confirmed = vi.fn(() => true);
const WRITTEN = {
  articleId: 'a',
  sessionId: 'c',
  form: emptyForm('blog'),
  typedAt: '2026-05-14T12:05:00Z',
  isNew: false,
};
const services = fakeServices();
const allTexts = vi.fn<Awaited<ReturnType<SignedInAccount['loadKeptTexts']>>['allTexts']>();
const account: SignedInAccount = {
  userId: 'u',
  signOut: async () => undefined,
  loadKeptTexts: async () => ({ allTexts, forgetKeptTexts: async () => undefined }),
};

function Screen() {
  const signingOut = useSigningOut(services, account);
  return (
    <>
      <button onClick={() => void signingOut.ask()}>Se déconnecter</button>
      {signingOut.unsent && <button onClick={() => void signingOut.leave()}>Garder</button>}
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name });
let endGuard = () => {};

beforeEach(() => {
  $access.set('granted');
  confirmed.mockClear();
  services.toasts.tell.mockClear();
  vi.stubGlobal('confirm', confirmed);
  allTexts.mockResolvedValue({ texts: [], written: new Set() });
});
afterEach(() => {
  endGuard();
  vi.unstubAllGlobals();
});

it('signing out signs out the other tabs of the account', async () => {
  const heard = vi.fn();
  const others = vi.fn();
  const ends = [onSignedOutElsewhere('u', heard), onSignedOutElsewhere('somebody-else', others)];
  await renderScreen(<Screen />, services);
  await button('Se déconnecter').click();
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  expect($access.get()).toBe('denied');
  expect(others).not.toHaveBeenCalled();
  for (const end of ends) end();
});

it('signing out in another tab removes loaded data here and opens the sign-in, without a question', async () => {
  endGuard = guardLeaving(() => true, 'Quitter ?');
  const { history, queries } = await renderScreen(<Screen />, services);
  queries.setQueryData(['people'], ['lea@exemple.fr']);
  tellSignedOut('u');
  await expect.poll(() => history.at(-1)).toBe('/admin/auth');
  expect($access.get()).toBe('denied');
  expect(queries.getQueryData(['people'])).toBeUndefined();
  expect(confirmed).not.toHaveBeenCalled();
});

it('signing out while a text is open shows the dialog, and asks for no second confirmation', async () => {
  endGuard = guardLeaving(() => true, 'Quitter ?');
  allTexts.mockResolvedValue({ texts: [WRITTEN], written: new Set(['c']) });
  const { history } = await renderScreen(<Screen />, services);
  await button('Se déconnecter').click();
  await button('Garder').click();
  await expect.poll(() => history.at(-1)).toBe('/admin/auth');
  expect(confirmed).not.toHaveBeenCalled();
});

it('signing out with a change that this computer does not keep asks for confirmation once', async () => {
  endGuard = guardLeaving(() => true, 'Quitter ?');
  const { history } = await renderScreen(<Screen />, services);
  await button('Se déconnecter').click();
  await expect.poll(() => history.at(-1)).toBe('/admin/auth');
  expect(confirmed).toHaveBeenCalledOnce();
});
