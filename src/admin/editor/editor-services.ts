import { createContext, use } from 'react';
import type { ArticleForm } from '../../core/editing/article-form.ts';
import type { Review } from '../../core/editing/article-store.ts';
import type { RestorationOutcome } from '../../gateway/browser/article-deletion.ts';
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

export interface RecentArticle {
  id: string;
  title: string;
}

/** Changes of a draft's review; each returns the new review, and throws when the database refuses. */
interface Reviews {
  propose(articleId: string): Promise<Review | null>;
  withdraw(articleId: string): Promise<Review | null>;
  giveBack(articleId: string, comment: string): Promise<Review | null>;
}

/** Everything that the editor's screen asks of the database and the page; injected for tests. */
export interface EditorServices extends CategorySource {
  createCategory: CreateCategory;
  listTags(): Promise<string[]>;
  isSlugFree(slug: string, articleId: string): Promise<boolean>;
  uploadPicture: UploadPicture;
  /** Finds our articles to link to, by a part of their title. */
  findArticles: RichTextEditorProps['findArticles'];
  /** Copies an article. @returns the id of the copy */
  duplicateArticle(articleId: string): Promise<string>;
  recentArticles(): Promise<RecentArticle[]>;
  restoreArticle(articleId: string): Promise<RestorationOutcome>;
  isPublic(articleId: string): Promise<boolean>;
  /** Lists the revisions, newest first. Throws when the database does not answer; so does `readRevision`. */
  listRevisions(articleId: string): Promise<Revision[]>;
  readRevision(id: number): Promise<ArticleForm>;
  presence: Presence;
  previewLinks: PreviewLinks;
  reviews: Reviews;
  publication: PublicationSources;
  checklist: ChecklistSources;
  /** Replaces the address of a new article by its permanent one, once it is saved. */
  adoptAddress(articleId: string): void;
  navigate(address: string): void;
  wayBack: WayBack;
  toasts: Toasts;
}

export const EditorServicesContext = createContext<EditorServices | null>(null);

/** Returns the services of the editor. @throws Error outside the editor's screen */
export function useEditorServices(): EditorServices {
  const services = use(EditorServicesContext);
  if (!services) throw new Error('useEditorServices was called outside EditorServicesContext');
  return services;
}
