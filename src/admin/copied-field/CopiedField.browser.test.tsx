import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../presentation/forms/form.css';
import '../../presentation/styles/frame.css';
import './copied-field.css';
import { CopiedField } from './CopiedField.tsx';

const COPY = { copy: 'Copier', copied: 'Copié.', copyRefused: 'À copier à la main.' };
const shown = () =>
  render(
    <CopiedField label="Numéro" value="0123-4567" copy={COPY}>
      <p>Il sert une fois.</p>
    </CopiedField>,
  );
const field = () => page.getByLabelText('Numéro').element() as HTMLInputElement;
const selected = () => [field().selectionStart, field().selectionEnd];
const button = () => page.getByRole('button', { name: 'Copier' });

afterEach(() => vi.restoreAllMocks());

describe('a field to copy', () => {
  it('shows its read-only value and its explanation, and passes axe', async () => {
    await shown();
    await expect.element(page.getByLabelText('Numéro')).toHaveValue('0123-4567');
    expect(field().readOnly).toBe(true);
    await expect.element(page.getByText('Il sert une fois.')).toBeVisible();
    expect((await axe.run('.copied-field')).violations).toEqual([]);
  });

  it('copies its value to the clipboard, and confirms the copy', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await shown();
    await button().click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Copié.');
    expect(write.mock.calls).toEqual([['0123-4567']]);
  });

  it('selects its value and asks for a copy by hand when the browser refuses to copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await shown();
    await button().click();
    await expect.element(page.getByRole('status')).toHaveTextContent('À copier à la main.');
    expect(selected()).toEqual([0, 9]);
  });

  it('selects its value when it receives the focus', async () => {
    await shown();
    field().focus();
    expect(selected()).toEqual([0, 9]);
  });

  it('has a button at least 44 px high', async () => {
    await shown();
    expect(button().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});
