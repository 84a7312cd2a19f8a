import type { ArticleFields } from '../../../core/editing/article-form.ts';
import { slugOfTitle, typedSlug, type SlugChoice } from '../../../core/editing/slug.ts';
import { SLUG_COPY } from './copy.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldBinding } from './use-article-form.ts';
import { useSlugCheck, type SlugCheck } from './use-slug-check.ts';

interface Props {
  fields: ArticleFields;
  binding: FieldBinding<string>;
  /** Whether visitors know the address. */
  isPublished: boolean;
  isSlugFree(slug: string): Promise<boolean>;
  choose(choice: SlugChoice): void;
}

/** Address of the article: made from the title until another one is typed. */
export function SlugControl({ fields, binding, isPublished, isSlugFree, choose }: Props) {
  const { isSlugCustom, contentType, title } = fields;
  const { id, value, error } = binding;
  const check = useSlugCheck(value, isSlugFree);
  const takenMessage = check === 'taken' && isSlugCustom ? SLUG_COPY.taken : undefined;
  return (
    <FieldFrame
      id={id}
      label={isSlugCustom ? SLUG_COPY.custom : SLUG_COPY.generated}
      hint={isPublished ? SLUG_COPY.published : undefined}
      error={error ?? takenMessage}
      aside={<span role="status">{error ? '' : adviceOf(value, check, isSlugCustom)}</span>}
    >
      {(attributes) => (
        <div className="slug">
          <span className="slug-prefix">{SLUG_COPY.prefix[contentType]}</span>
          <input
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...attributes}
            value={value}
            onChange={(event) => choose(typedSlug(event.currentTarget.value))}
          />
          <button
            type="button"
            className="button button-quiet button-small"
            title={SLUG_COPY.regenerateTitle}
            onClick={() => choose(slugOfTitle(title))}
          >
            {SLUG_COPY.regenerate}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

function adviceOf(slug: string, check: SlugCheck, isSlugCustom: boolean): string {
  if (slug === '') return SLUG_COPY.empty;
  switch (check) {
    case 'none':
      return '';
    case 'checking':
      return SLUG_COPY.checking;
    case 'free':
      return SLUG_COPY.free;
    case 'taken':
      return isSlugCustom ? '' : SLUG_COPY.takenByTitle;
    case 'unknown':
      return SLUG_COPY.unknown;
  }
}
