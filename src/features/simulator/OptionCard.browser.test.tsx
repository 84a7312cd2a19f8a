import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Option } from '../../core/simulator/story.ts';
import { OptionCard } from './OptionCard.tsx';

const OPTIONS = ['fleur', 'carte'].map((id): Option => ({
  id,
  text: id,
  description: '',
  nextScene: 'scene2',
  isCorrect: true,
}));
const button = (name: string) => page.getByRole('button', { name });

async function show(chosen: string | null) {
  const choose = vi.fn();
  await render(
    <ul>
      {OPTIONS.map((option, index) => (
        <OptionCard key={option.id} option={option} number={index + 1} chosen={chosen} choose={choose} />
      ))}
    </ul>,
  );
  return choose;
}

it('option cards mark only the chosen option, and are all disabled after the choice', async () => {
  await show('carte');
  await expect.element(button('carte')).toHaveAttribute('data-chosen');
  await expect.element(button('fleur')).not.toHaveAttribute('data-chosen');
  for (const name of ['carte', 'fleur']) await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
});

it('an option card chooses its option when clicked', async () => {
  const choose = await show(null);
  await expect.element(button('fleur')).not.toHaveAttribute('data-chosen');
  await button('fleur').click();
  expect(choose).toHaveBeenCalledExactlyOnceWith('fleur');
});
