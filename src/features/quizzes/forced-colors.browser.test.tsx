import type {} from '@vitest/browser-playwright';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../presentation/styles/frame.css';
import './questions.css';

const emulate = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

beforeEach(() => emulate('active'));
afterEach(() => emulate('none'));

it('a quiz in forced colours distinguishes the picked answer and sets the colours of its progress bar', async () => {
  await render(
    <div className="quiz-game">
      <div className="quiz-progress">
        <progress value={50} max={100} />
      </div>
      <div className="quiz-options">
        <label data-picked>
          <input type="radio" /> Un
        </label>
        <label>
          <input type="radio" /> Deux
        </label>
      </div>
    </div>,
  );
  const background = (selector: string, part?: string) =>
    getComputedStyle(document.querySelector(selector) as Element, part).backgroundColor;
  expect(background('label[data-picked]')).not.toBe(background('label:not([data-picked])'));
  const bar = getComputedStyle(document.querySelector('progress') as Element);
  expect(bar.forcedColorAdjust).toBe('none');
});
