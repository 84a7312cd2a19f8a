import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { permissionsOf } from '../../core/team/roles.ts';
import { PermissionsContext } from '../permissions.ts';
import { ArticleOpening } from './ArticleOpening.tsx';
import { fakeSession } from './editing-session.support.ts';
import { EditorServicesContext } from './editor-services.ts';
import { fakeServices } from './editor-services.support.ts';
import type { Opening } from './open-article.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const show = (open: () => Promise<Opening>) =>
  render(
    <PermissionsContext value={permissionsOf('administrator')}>
      <EditorServicesContext value={fakeServices()}>
        <ArticleOpening open={open} articleId="id" />
      </EditorServicesContext>
    </PermissionsContext>,
  );

it.each<[how: string, open: () => Promise<Opening>]>([
  ['without an answer', () => Promise.resolve({ kind: 'failed' })],
  ['in a way that nobody foresaw', () => Promise.reject(new Error('unforeseen'))],
  [
    'before it began',
    () => {
      throw new Error('unforeseen');
    },
  ],
])('an article whose opening fails %s may be opened again', async (_how, failing) => {
  const session = fakeSession({ form: { title: 'Un titre' } });
  const open = vi.fn(failing).mockResolvedValue({ kind: 'open', session, isOpened: true, review: null });
  open.mockImplementationOnce(failing);
  await show(open);
  await expect.element(page.getByRole('heading', { name: 'Erreur lors du chargement de l’article' })).toBeVisible();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByRole('textbox', { name: /^Titre de l’/ })).toHaveValue('Un titre');
});
