import {
  META_DESCRIPTION_LIMIT,
  META_TITLE_LIMIT,
  metaDescriptionAdvice,
  metaTitleAdvice,
  type LengthAdvice,
} from '../../../core/editing/form-problems.ts';
import { KEYWORD_LIMITS } from '../../../core/editing/labels.ts';
import { KEYWORDS_COPY, SEO_COPY } from './copy.ts';
import { LabelsControl } from './LabelsControl.tsx';
import { ReadingTimeField } from './ReadingTimeField.tsx';
import { TextAreaControl, TextControl } from './TextControl.tsx';
import type { ArticleFormBinding } from './use-article-form.ts';

interface Props {
  form: ArticleFormBinding;
  /** The article's HTML, of which the reading time is computed. */
  html: string;
}

/** Fields for search engines, and the reading time. */
export function SeoFields({ form, html }: Props) {
  const { metaTitle, metaDescription } = form.fields;
  return (
    <>
      <TextControl
        label={SEO_COPY.metaTitle}
        hint={SEO_COPY.metaTitleHint}
        binding={form.field('metaTitle')}
        aside={<Length text={metaTitle} most={META_TITLE_LIMIT} advice={metaTitleAdvice(metaTitle)} />}
      />
      <TextAreaControl
        label={SEO_COPY.metaDescription}
        hint={SEO_COPY.metaDescriptionHint}
        binding={form.field('metaDescription')}
        aside={
          <Length
            text={metaDescription}
            most={META_DESCRIPTION_LIMIT}
            advice={metaDescriptionAdvice(metaDescription)}
          />
        }
      />
      <LabelsControl
        label={KEYWORDS_COPY.label}
        hint={KEYWORDS_COPY.hint}
        placeholder={KEYWORDS_COPY.placeholder}
        chosen={KEYWORDS_COPY.chosen}
        limits={KEYWORD_LIMITS}
        binding={form.field('metaKeywords')}
      />
      <ReadingTimeField binding={form.field('readingTime')} html={html} />
    </>
  );
}

function Length({ text, most, advice }: { text: string; most: number; advice: LengthAdvice }) {
  return (
    <span className="length" data-advice={advice}>
      <span role="status">{SEO_COPY.advice[advice]}</span> <span>{SEO_COPY.used(Array.from(text).length, most)}</span>
    </span>
  );
}
