import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { browserEnvironment } from './editor/saving/browser-environment.ts';
import { noteUpload } from './editor/pictures/uploads-under-way.ts';
import { guardHistory, guardLeaving, leaveBy, replaceAddress } from './leaving.ts';

const QUESTION = 'Vos modifications ne sont pas sauvegardées. Voulez-vous vraiment quitter la page\u202f?';
const asked = vi.fn((_question?: string) => true);
const ends: (() => void)[] = [];
const guard = (isUnsaved: () => boolean) => {
  const end = browserEnvironment.askBeforeLeaving(isUnsaved);
  ends.push(end);
  return end;
};

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('confirm', asked);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});

/** Dispatches the event of the browser's back button. @returns whether the navigation goes on */
function goBack(url = '/admin/editor', sameDocument = true): boolean {
  const destination = { url: new URL(url, location.href).href, sameDocument };
  const event = Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'traverse', destination });
  return (window as unknown as { navigation: EventTarget }).navigation.dispatchEvent(event);
}

function leaveByButton(): boolean {
  const leave = vi.fn();
  leaveBy(leave);
  return leave.mock.calls.length === 1;
}

const closePage = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('leaving with unsaved changes', () => {
  it.each([
    ['a button', leaveByButton],
    ['the back button', goBack],
  ] as const)('by %s asks for confirmation, and follows the answer', (_way, leave) => {
    guard(() => true);
    asked.mockReturnValueOnce(false).mockReturnValueOnce(true);
    expect([leave(), leave()]).toEqual([false, true]);
    expect(asked.mock.calls).toEqual([[QUESTION], [QUESTION]]);
  });

  it('asks before another new article is opened, but not before the same one', () => {
    guard(() => true);
    const [here, other] = ['11111111', '22222222'].map((start) => `?brouillon=${start}-2222-4333-8444-555555555555`);
    const opened = location.href;
    history.replaceState(history.state, '', here);
    onTestFinished(() => history.replaceState(history.state, '', opened));
    asked.mockReturnValue(false);
    expect(goBack(`${location.pathname}${here}&type=blog`)).toBe(true);
    expect(asked).not.toHaveBeenCalled();
    expect(goBack(`${location.pathname}${other}`)).toBe(false);
  });

  it('by closing the page makes the browser ask', () => {
    guard(() => true);
    expect(closePage()).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks nothing on the same screen, nor on the way to another document, where the browser itself asks', () => {
    guard(() => true);
    expect(goBack(`${location.pathname}?tab=drafts`)).toBe(true);
    expect(goBack('/', false)).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });
});

it('leaving asks nothing when everything is saved, nor after the guard has ended', () => {
  let isUnsaved = false;
  const end = guard(() => isUnsaved);
  expect([leaveByButton(), goBack(), closePage()]).toEqual([true, true, true]);
  isUnsaved = true;
  end();
  expect([leaveByButton(), goBack(), closePage()]).toEqual([true, true, true]);
  expect(asked).not.toHaveBeenCalled();
});

it('leaving asks the question of the newer screen when the guard of the former screen ends late', () => {
  const endFirst = guardLeaving(() => false, 'Un\u202f?');
  ends.push(guardLeaving(() => true, 'Deux\u202f?'));
  endFirst();
  asked.mockReturnValue(false);
  expect(leaveByButton()).toBe(false);
  expect(goBack()).toBe(false);
  expect(asked).toHaveBeenCalledWith('Deux\u202f?');
});

it('leaving asks for confirmation while a picture is being uploaded', () => {
  guard(() => false);
  const arrived = noteUpload();
  asked.mockReturnValue(false);
  expect([leaveByButton(), goBack(), closePage()]).toEqual([false, false, false]);
  arrived();
  arrived();
  expect([leaveByButton(), goBack(), closePage()]).toEqual([true, true, true]);
});

describe('the back button of a browser without the Navigation API', () => {
  const router = vi.fn();
  const opened = location.href;

  beforeEach(() => {
    router.mockReset();
    vi.stubGlobal('navigation', undefined);
    ends.push(guardHistory());
    window.addEventListener('popstate', router);
  });
  afterEach(() => {
    window.removeEventListener('popstate', router);
    history.replaceState(null, '', opened);
  });

  /** Changes the address before the event is dispatched, as such a browser does. */
  function arriveAt(address: string): void {
    history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }

  it('returns to the screen before the router is notified when the user chooses to stay', () => {
    history.replaceState({ of: 'the screen' }, '', '/admin/editor/a?type=blog');
    guard(() => true);
    asked.mockReturnValue(false);
    arriveAt('/admin/editor');
    expect(asked.mock.calls).toEqual([[QUESTION]]);
    expect(location.pathname + location.search).toBe('/admin/editor/a?type=blog');
    expect(history.state).toEqual({ of: 'the screen' });
    expect(router).not.toHaveBeenCalled();
  });

  it('returns to the address set by replaceAddress when the user chooses to stay', () => {
    const begun = '/admin/blog/new?brouillon=11111111-2222-4333-8444-555555555555&type=blog';
    const own = '/admin/editor/11111111-2222-4333-8444-555555555555';
    history.replaceState(null, '', begun);
    guard(() => true);
    replaceAddress(own);
    expect(asked).not.toHaveBeenCalled();
    asked.mockReturnValue(false);
    arriveAt('/admin/editor');
    expect(location.pathname + location.search).toBe(own);
  });

  it('leaves when the user confirms, and does not ask again there', () => {
    history.replaceState(null, '', '/admin/editor/a');
    guard(() => true);
    asked.mockReturnValue(true);
    arriveAt('/admin/editor');
    arriveAt('/admin/editor?tab=drafts');
    expect(asked).toHaveBeenCalledOnce();
    expect(location.pathname).toBe('/admin/editor');
    expect(router).toHaveBeenCalledTimes(2);
  });

  it('asks nothing when everything is saved, nor after the guard has ended', () => {
    const end = guard(() => false);
    arriveAt('/admin/editor');
    end();
    guard(() => true)();
    arriveAt('/admin');
    expect(asked).not.toHaveBeenCalled();
    expect(router).toHaveBeenCalledTimes(2);
  });
});
