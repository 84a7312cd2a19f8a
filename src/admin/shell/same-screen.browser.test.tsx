import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { Router, useLocation } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { SAME_SCREEN, useScreenKey } from './same-screen.ts';

function Screen() {
  const [text, setText] = useState('');
  return <input aria-label="Texte" value={text} onChange={(event) => setText(event.target.value)} />;
}

function Screens() {
  const [location] = useLocation();
  return <Screen key={useScreenKey(location)} />;
}

it('keeps what a screen holds when only its address changes, and nothing of it for another', async () => {
  const { hook, navigate } = memoryLocation({ path: '/admin/blog/new' });
  await render(
    <Router hook={hook}>
      <Screens />
    </Router>,
  );
  const field = page.getByLabelText('Texte');
  await field.fill('un mot');
  history.replaceState(SAME_SCREEN, '');
  navigate('/admin/editor/1');
  await expect.element(field).toHaveValue('un mot');
  history.replaceState(null, '');
  navigate('/admin/blog/new');
  await expect.element(field).toHaveValue('');
});
