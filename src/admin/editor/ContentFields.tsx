import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RichTextHandle } from '../../core/editing/rich-text-handle.ts';
import type { SlugChoice } from '../../core/editing/slug.ts';
import { BeforePublishing } from './BeforePublishing.tsx';
import { EDITOR_COPY } from './copy.ts';
import type { EditingSession, OpenDocument } from './editing-session.ts';
import { useEditorServices } from './editor-services.ts';
import { DESCRIPTION_COPY, SEO_COPY } from './fields/copy.ts';
import { SeoFields } from './fields/SeoFields.tsx';
import { SlugControl } from './fields/SlugControl.tsx';
import { Switch } from './fields/Switch.tsx';
import { TextAreaControl } from './fields/TextControl.tsx';
import { TypeSwitch } from './fields/TypeSwitch.tsx';
import type { ArticleFormBinding } from './fields/use-article-form.ts';
import { FoldedPart } from './FoldedPart.tsx';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import { SearchResultPreview } from './preview/SearchResultPreview.tsx';
import { SharedLinkPreview } from './preview/SharedLinkPreview.tsx';

/** Milliseconds without typing before the whole text is read: reading a long text is slow. */
const PAUSE = 800;

interface Props {
  session: EditingSession;
  form: ArticleFormBinding;
  isPublished: boolean;
  /** Whether another tab writes the text, so that it cannot be edited here. */
  isWrittenElsewhere: boolean;
  chooseSlug(choice: SlugChoice): void;
}

const RichTextEditor = lazyWithRetry(
  async () => ({ default: (await import('./rich-text/RichTextEditor.tsx')).RichTextEditor }),
  EDITOR_COPY.textLoading,
);
const LivePreview = lazyWithRetry(
  async () => ({ default: (await import('./preview/LivePreview.tsx')).LivePreview }),
  EDITOR_COPY.previewLoading,
);

/** Right column: the text, its address, and the texts for search engines. */
export function ContentFields({ session, form, isPublished, isWrittenElsewhere, chooseSlug }: Props) {
  const document = useStore(session.$document);
  const { html, contentChanged } = useSettledHtml(session, document);
  const { isSlugFree, uploadPicture, findArticles } = useEditorServices();
  const { articleId } = session;
  const isFree = useCallback((slug: string) => isSlugFree(slug, articleId), [isSlugFree, articleId]);
  const { contentType } = form.fields;
  const [isPreviewed, setPreviewed] = useState(false);
  const changes = useMemo(() => ({ fields: form.fields, html }), [form.fields, html]);
  const { attach, richText } = useAttachment(session);
  return (
    <section className="editor-content" aria-labelledby="content-title">
      <div className="editor-content-head">
        <h2 id="content-title">{EDITOR_COPY.content}</h2>
        <TypeSwitch contentType={contentType} change={form.field('contentType').change} />
        <Switch label={EDITOR_COPY.livePreview} isOn={isPreviewed} change={setPreviewed} />
      </div>
      <RichTextEditor
        documentKey={document.key}
        html={document.html}
        label={EDITOR_COPY.richText[contentType]}
        isWrittenElsewhere={isWrittenElsewhere}
        onChange={contentChanged}
        onReady={attach}
        uploadPicture={uploadPicture}
        findArticles={findArticles}
      />
      {isPreviewed && <LivePreview form={() => session.form()} changes={changes} />}
      <FoldedPart title={EDITOR_COPY.presentation} className="editor-content">
        <TextAreaControl hint={DESCRIPTION_COPY.hint} isFrench binding={form.field('description')} />
        <SlugControl
          fields={form.fields}
          binding={form.field('slug')}
          isSlugFree={isFree}
          isPublished={isPublished}
          choose={chooseSlug}
        />
        <h3>{SEO_COPY.title}</h3>
        <SeoFields form={form} html={html} />
        <SearchResultPreview fields={form.fields} articleId={articleId} />
        <SharedLinkPreview fields={form.fields} articleId={articleId} />
      </FoldedPart>
      <BeforePublishing session={session} changes={changes} richText={richText} />
    </section>
  );
}

/** Attaches the open rich text to the session, and detaches it when it is closed. */
function useAttachment(session: EditingSession) {
  const detach = useRef<(() => void) | null>(null);
  const richText = useRef<RichTextHandle | null>(null);
  const attach = useCallback(
    (handle: RichTextHandle | null) => {
      detach.current?.();
      richText.current = handle;
      detach.current = handle && session.attach(handle);
    },
    [session],
  );
  return { attach, richText };
}

/** Returns the open document's HTML at the last pause in typing, and a function to call at each change. */
function useSettledHtml(session: EditingSession, document: OpenDocument): { html: string; contentChanged: () => void } {
  const [settled, setSettled] = useState<OpenDocument | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const contentChanged = useCallback(() => {
    session.contentChanged();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSettled({ key: session.$document.get().key, html: session.form().content });
    }, PAUSE);
  }, [session]);
  return { html: settled?.key === document.key ? settled.html : document.html, contentChanged };
}
