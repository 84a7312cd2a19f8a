import { createContext, use } from 'react';
import type { Category } from '../../core/article/category.ts';
import type { ArticleForm } from '../../core/editing/article-form.ts';
import type { Review } from '../../core/editing/review.ts';
import type { Revision } from '../../gateway/browser/revisions.ts';
import type { Toasts } from '../../presentation/toasts/toast-region.ts';
import type { WayBack } from '../way-back.ts';
import type { ChecklistSources } from './checklist/checklist-sources.ts';
import type { CreateCategory } from './fields/NewCategory.tsx';
import type { CategorySource } from './fields/use-categories.ts';
import type { UploadPicture } from './pictures/picture-upload.ts';
import type { Presence } from './presence/use-presence.ts';
import type { PreviewLinks } from './preview/preview-link.ts';
import type { PublicationSources } from './publication/follow-publication.ts';
import type { RichTextEditorProps } from './rich-text/RichTextEditor.tsx';

/** An article of the list of recent ones. */
export interface RecentArticle {
  id: string;
  title: string;
}

/** Changes of the review of a draft; each gives the review as it is then, and fails when the database does not do it. */
interface Reviews {
  propose(articleId: string): Promise<Review | null>;
  withdraw(articleId: string): Promise<Review | null>;
  giveBack(articleId: string, comment: string): Promise<Review | null>;
}

/** All that the editor's screen asks of the rest of the world; given to it, so that tests need none of it. */
export interface EditorServices extends CategorySource {
  listCategories(): Promise<Category[]>;
  createCategory: CreateCategory;
  listTags(): Promise<string[]>;
  isSlugFree(slug: string, articleId: string): Promise<boolean>;
  uploadPicture: UploadPicture;
  /** Articles of ours to link to, by a part of their title. */
  findArticles: RichTextEditorProps['findArticles'];
  /** @returns the id of the copy */
  duplicateArticle(articleId: string): Promise<string>;
  recentArticles(): Promise<RecentArticle[]>;
  /** Takes an article out of the trash. */
  restoreArticle(articleId: string): Promise<string>;
  /** Whether visitors may see an article. */
  isPublic(articleId: string): Promise<boolean>;
  /** The article's revisions, the newest first; both fail when the database does not answer. */
  listRevisions(articleId: string): Promise<Revision[]>;
  readRevision(id: number): Promise<ArticleForm>;
  presence: Presence;
  previewLinks: PreviewLinks;
  reviews: Reviews;
  publication: PublicationSources;
  checklist: ChecklistSources;
  /** Gives an article that is saved the address of its own, where it stands at that of one that is begun. */
  adoptAddress(articleId: string): void;
  navigate(address: string): void;
  /** Where the article is left to. */
  wayBack: WayBack;
  toasts: Toasts;
}

export const EditorServicesContext = createContext<EditorServices | null>(null);

/** @throws outside of the editor's screen */
export function useEditorServices(): EditorServices {
  const services = use(EditorServicesContext);
  if (!services) throw new Error('The editor has no services');
  return services;
}
