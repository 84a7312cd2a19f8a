import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RichTextHandle } from '../../../core/editing/rich-text-handle.ts';
import '../../../presentation/styles/frame.css';
import '../../../presentation/forms/form.css';
import '../../dialog/dialog.css';
import type { PictureUploadOutcome } from '../../../gateway/browser/pictures.ts';
import type { UploadPicture } from '../pictures/picture-upload.ts';
import type { LinkTarget } from '../../../gateway/browser/articles.ts';
import './rich-text.css';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';

export const ARTICLE: LinkTarget = {
  id: 'a1',
  title: 'Premier rendez-vous',
  slug: 'premier-rendez-vous',
  contentType: 'blog',
  status: 'published',
};

/** Opens a text in an editor whose services are fakes. */
export async function openEditor(html: string, props: Partial<RichTextEditorProps> = {}) {
  let handle: RichTextHandle | null = null;
  const onChange = vi.fn();
  const uploadPicture = vi.fn<UploadPicture>(async (): Promise<PictureUploadOutcome> => ({
    kind: 'uploaded',
    url: '/illustrations/champ.svg',
  }));
  const findArticles = vi.fn(async (_text: string): Promise<LinkTarget[]> => [ARTICLE]);
  // As in the product on a computer, where the editor stands below the page's header.
  document.body.style.paddingTop = '5rem';
  await page.viewport(1200, 900);
  const element = (more: Partial<RichTextEditorProps> = {}) => (
    <RichTextEditor
      documentKey="un"
      html={html}
      label="Contenu"
      isWrittenElsewhere={false}
      onChange={onChange}
      onReady={(ready) => (handle = ready)}
      uploadPicture={uploadPicture}
      findArticles={findArticles}
      {...props}
      {...more}
    />
  );
  const screen = await render(element());
  return {
    onChange,
    uploadPicture,
    findArticles,
    screen,
    /** Renders the same editor with other properties. */
    change: (more: Partial<RichTextEditorProps>) => screen.rerender(element(more)),
    handle: () => handle as RichTextHandle,
    html: () => (handle as RichTextHandle).html(),
    unmounted: () => handle === null,
  };
}

export const text = () => page.getByRole('textbox', { name: 'Contenu' });
export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const press = (keys: string) => userEvent.keyboard(keys);

/** Puts the caret at the end of the text. */
export async function goToEnd() {
  await userEvent.click(text());
  await press('{Control>}{End}{/Control}');
}

/** Waits until the stored text equals `wanted`. */
export async function becomes(html: () => string, wanted: string) {
  await expect.poll(html).toBe(wanted);
}

/** Pastes data, keyed by MIME type, and files. */
export function paste(data: Record<string, string>, files: File[] = []) {
  const clipboardData = new DataTransfer();
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
  for (const file of files) clipboardData.items.add(file);
  text()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
