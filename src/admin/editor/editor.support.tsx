import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../presentation/styles/frame.css';
import '../admin.css';
import type { Review } from '../../core/editing/article-store.ts';
import { permissionsOf, type Role } from '../../core/team/roles.ts';
import { PermissionsContext } from '../permissions.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { BaseFields } from './BaseFields.tsx';
import { fakeSession, type FakeSessionOptions } from './editing-session.support.ts';
import { EditorServicesContext } from './editor-services.ts';
import { fakeServices } from './editor-services.support.ts';
import { SeoFields } from './fields/SeoFields.tsx';
import { useArticleForm } from './fields/use-article-form.ts';

interface Options extends FakeSessionOptions {
  services?: Partial<ReturnType<typeof fakeServices>>;
  /** Width of the window in pixels: below 1024, a part of the form is folded. */
  width?: number;
  role?: Role;
  /** The review that the article was opened with. */
  review?: Review | null;
}

type Shown = ReturnType<typeof fakeSession>;

/** Shows the editor of an article that is written nowhere. */
export function showEditor({ review = null, ...options }: Options = {}) {
  return show(options, (session) => (
    <ArticleEditor session={session} isOpened={options.isCreated ?? false} review={review} />
  ));
}

/** Shows the left column alone: without the text, which takes longest to load, a test is faster. */
export function showBaseFields(options: Options = {}) {
  return show(options, (session) => <Base session={session} isPublished={options.status === 'published'} />);
}

function Base({ session, isPublished }: { session: Shown; isPublished: boolean }) {
  return <BaseFields session={session} form={useArticleForm(session)} isPublished={isPublished} />;
}

/** Shows only the fields for search engines. */
export function showSeoFields(options: Options = {}) {
  return show(options, (session) => <Seo session={session} />);
}

function Seo({ session }: { session: Shown }) {
  return <SeoFields form={useArticleForm(session)} html="" />;
}

async function show(
  { services = {}, width = 1280, role = 'administrator', ...options }: Options,
  part: (session: Shown) => ReactNode,
) {
  await page.viewport(width, 900);
  const session = fakeSession(options);
  const given = { ...fakeServices(), ...services };
  await render(
    <PermissionsContext value={permissionsOf(role)}>
      <EditorServicesContext value={given}>
        <main className="wrap back-office">{part(session)}</main>
      </EditorServicesContext>
    </PermissionsContext>,
  );
  return { session, services: given };
}
