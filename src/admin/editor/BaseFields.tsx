import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { TAG_LIMITS } from '../../core/editing/labels.ts';
import { EDITOR_COPY } from './copy.ts';
import type { EditingSession } from './editing-session.ts';
import { useEditorServices } from './editor-services.ts';
import { CategoriesControl } from './fields/CategoriesControl.tsx';
import { SWITCH_COPY, TAGS_COPY } from './fields/copy.ts';
import { DateControl } from './fields/DateControl.tsx';
import { LabelsControl } from './fields/LabelsControl.tsx';
import { MainImageControl } from './fields/MainImageControl.tsx';
import { Switch } from './fields/Switch.tsx';
import type { ArticleFormBinding } from './fields/use-article-form.ts';
import { FoldedPart } from './FoldedPart.tsx';
import { SharePreview } from './preview/SharePreview.tsx';
import { PreviewButton } from './PreviewButton.tsx';

interface Props {
  session: EditingSession;
  form: ArticleFormBinding;
  isPublished: boolean;
}

/** Left column: picture, tags, categories and date, with the ways to preview the article. */
export function BaseFields({ session, form, isPublished }: Props) {
  const services = useEditorServices();
  const featured = form.field('isFeatured');
  const isCreated = useStore(session.$isCreated);
  return (
    <FoldedPart title={EDITOR_COPY.base} className="editor-base">
      <MainImageControl
        binding={form.field('imageUrl')}
        alt={form.field('imageAlt')}
        uploadPicture={services.uploadPicture}
      />
      <LabelsControl
        hint={TAGS_COPY.hint}
        placeholder={TAGS_COPY.placeholder}
        chosen={TAGS_COPY.chosen}
        suggestions={TAGS_COPY.suggestions}
        known={useKnownTags()}
        limits={TAG_LIMITS}
        binding={form.field('tags')}
      />
      <CategoriesControl
        binding={form.field('categories')}
        source={services}
        createCategory={services.createCategory}
      />
      <DateControl binding={form.field('publishedAt')} isPublished={isPublished} />
      <Switch label={featured.label} hint={SWITCH_COPY.featuredHint} isOn={featured.value} change={featured.change} />
      <PreviewButton form={() => session.form()} />
      <SharePreview articleId={session.articleId} isSaved={isCreated} links={services.previewLinks} />
    </FoldedPart>
  );
}

const NONE: readonly string[] = [];

/** Loads the known tags. When that fails, a message says so and the tags can still be typed. */
function useKnownTags(): readonly string[] {
  const { listTags, toasts } = useEditorServices();
  const [tags, setTags] = useState(NONE);
  useEffect(() => {
    let isShown = true;
    listTags().then(
      (known) => isShown && setTags(known),
      () => isShown && toasts.tell(TAGS_COPY.failed, { detail: TAGS_COPY.failedHint }),
    );
    return () => {
      isShown = false;
    };
  }, [listTags, toasts]);
  return tags;
}
