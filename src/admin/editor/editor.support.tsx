import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../presentation/styles/frame.css';
import '../admin.css';
import { ArticleEditor } from './ArticleEditor.tsx';
import { fakeSession, type FakeSessionOptions } from './editing-session.support.ts';
import { EditorServicesContext } from './editor-services.ts';
import { fakeServices } from './editor-services.support.ts';

interface Options extends FakeSessionOptions {
  services?: Partial<ReturnType<typeof fakeServices>>;
  /** Of the window, in pixels: below 1024, a part of the form is folded. */
  width?: number;
}

/** Shows the editor of an article that is written nowhere. */
export async function showEditor({ services = {}, width = 1280, ...options }: Options = {}) {
  await page.viewport(width, 900);
  const session = fakeSession(options);
  const given = { ...fakeServices(), ...services };
  await render(
    <EditorServicesContext value={given}>
      <main className="wrap back-office">
        <ArticleEditor session={session} isOpened={options.isCreated ?? false} />
      </main>
    </EditorServicesContext>,
  );
  return { session, services: given };
}
