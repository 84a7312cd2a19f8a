import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenShown } from './when-shown.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function pageThatIs(state: { prerendering?: boolean }): EventTarget {
  const page = Object.assign(new EventTarget(), state);
  vi.stubGlobal('document', page);
  return page;
}

describe('whenShown', () => {
  it.each([
    ['shown', { prerendering: false }],
    ['open in a browser that renders nothing ahead', {}],
  ])('begins at once on a page that is %s', (_case, state) => {
    pageThatIs(state);
    const begin = vi.fn();
    whenShown(begin);
    expect(begin).toHaveBeenCalledOnce();
  });

  it('begins once when a page that was rendered ahead is shown', () => {
    const page = pageThatIs({ prerendering: true });
    const begin = vi.fn();
    whenShown(begin);
    expect(begin).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('prerenderingchange'));
    page.dispatchEvent(new Event('prerenderingchange'));
    expect(begin).toHaveBeenCalledOnce();
  });
});
