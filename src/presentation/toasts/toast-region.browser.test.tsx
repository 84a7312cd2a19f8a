import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formToast } from './form-toast.ts';
import { toastRegion } from './toast-region.ts';

beforeEach(() => page.viewport(360, 740));
afterEach(() => {
  document.body.replaceChildren();
  scrollTo(0, 0);
});

const said = () => page.getByText('C’est fait').element().closest('div');

/** Shows a long page; a bar, if given, sticks to the bottom of the screen until the last part of the page. */
function showLongPage(bar: HTMLElement | null): void {
  const main = document.createElement('main');
  main.append(box({ height: '2000px' }), ...(bar ? [bar] : []));
  document.body.replaceChildren(main, box({ height: '1500px' }));
}

function bottomBar(): HTMLElement {
  const bar = box({ position: 'sticky', bottom: '0', height: '180px' });
  bar.dataset['bottomBar'] = '';
  return bar;
}

/** Makes an element with inline style, which the policy allows only from scripts. */
function box(style: Partial<CSSStyleDeclaration>): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, style);
  return element;
}

describe('a toast', () => {
  it.each([0, 700, 1200])(
    'does not cover a bar at the bottom of the screen on a page scrolled by %i px',
    async (scrolled) => {
      showLongPage(bottomBar());
      scrollTo(0, scrolled);
      toastRegion().tell('C’est fait');
      const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
      expect(bar?.bottom).toBe(innerHeight);
      await expect.poll(() => said()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.top ?? 0);
    },
  );

  it('is shown below the middle of the screen after the bar has scrolled away', async () => {
    showLongPage(bottomBar());
    scrollTo(0, 2500);
    toastRegion().tell('C’est fait');
    expect(said()?.getBoundingClientRect().top).toBeGreaterThan(innerHeight / 2);
    await expect.poll(() => said()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  });

  it('is shown at the bottom of the screen on a page without a bar', async () => {
    showLongPage(null);
    toastRegion().tell('C’est fait');
    await expect.poll(() => said()?.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 30);
    await expect.poll(() => said()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  });
});

describe('the toast of a form', () => {
  const toasts = () => document.querySelector('.toasts')?.textContent;

  it('replaces the previous message of the form, and disappears when cleared', () => {
    const toast = formToast();
    toast.tell('Raté');
    toast.tell('Envoyé');
    expect(toasts()).toBe('Envoyé');
    toast.clear();
    expect(toasts()).toBe('');
  });

  it('leaves the message of another form when cleared', () => {
    const [one, other] = [formToast(), formToast()];
    one.tell('Raté');
    other.tell('Envoyé');
    one.clear();
    expect(toasts()).toBe('Envoyé');
  });
});
