import { ARTICLE_FIELDS } from '../../../core/article/article-fields.ts';
import { metaDescriptionAdvice, metaTitleAdvice, type LengthAdvice } from '../../../core/editing/form-problems.ts';
import { KEYWORD_LIMITS } from '../../../core/editing/labels.ts';
import { KEYWORDS_COPY, SEO_COPY } from './copy.ts';
import { LabelsControl } from './LabelsControl.tsx';
import { ReadingTimeField } from './ReadingTimeField.tsx';
import { TextAreaControl, TextControl } from './TextControl.tsx';
import type { ArticleFormBinding } from './use-article-form.ts';

interface Props {
  form: ArticleFormBinding;
  html: string;
}

export function SeoFields({ form, html }: Props) {
  const { metaTitle, metaDescription } = form.fields;
  return (
    <>
      <TextControl
        hint={SEO_COPY.metaTitleHint}
        binding={form.field('metaTitle')}
        aside={<Length text={metaTitle} most={ARTICLE_FIELDS.metaTitle.longest} advice={metaTitleAdvice(metaTitle)} />}
      />
      <TextAreaControl
        hint={SEO_COPY.metaDescriptionHint}
        binding={form.field('metaDescription')}
        aside={
          <Length
            text={metaDescription}
            most={ARTICLE_FIELDS.metaDescription.longest}
            advice={metaDescriptionAdvice(metaDescription)}
          />
        }
      />
      <LabelsControl
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
