import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../presentation/styles/frame.css';
import '../admin.css';
import type { Review } from '../../core/editing/review.ts';
import { permissionsOf, type Role } from '../../core/team/roles.ts';
import { PermissionsContext } from '../permissions.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { fakeSession, type FakeSessionOptions } from './editing-session.support.ts';
import { EditorServicesContext } from './editor-services.ts';
import { fakeServices } from './editor-services.support.ts';

interface Options extends FakeSessionOptions {
  services?: Partial<ReturnType<typeof fakeServices>>;
  /** Width of the window in pixels: below 1024, a part of the form is folded. */
  width?: number;
  role?: Role;
  /** The review that the article was opened with. */
  review?: Review | null;
}

/** Shows the editor of an article that is written nowhere. */
export async function showEditor({
  services = {},
  width = 1280,
  role = 'administrator',
  review = null,
  ...options
}: Options = {}) {
  await page.viewport(width, 900);
  const session = fakeSession(options);
  const given = { ...fakeServices(), ...services };
  await render(
    <PermissionsContext value={permissionsOf(role)}>
      <EditorServicesContext value={given}>
        <main className="wrap back-office">
          <ArticleEditor session={session} isOpened={options.isCreated ?? false} review={review} />
        </main>
      </EditorServicesContext>
    </PermissionsContext>,
  );
  return { session, services: given };
}
