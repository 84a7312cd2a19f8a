import { createContext, use } from 'react';
import type { ArticleForm } from '../core/editing/article-form.ts';
import type { ListStorage } from '../core/editing/list-cache.ts';
import type { ArticleFilterChoices, ArticleListPage, ArticleListQuery } from '../core/editing/listed-article.ts';
import type { TitleChange } from '../core/editing/title-updates.ts';
import type { DeletionOutcome, RestorationOutcome } from '../gateway/browser/article-deletion.ts';
import type { FoundTitle, LinkTarget, TitleRenaming } from '../gateway/browser/articles.ts';
import type { ArticleStatistics } from '../gateway/browser/statistics.ts';
import type { UnsentText } from './editor/saving/unsent-texts.ts';
import type { Toasts } from '../presentation/toasts/toast-region.ts';
import type { ScreenServices } from './screens.ts';

/** Services of the list and its dialogs, and services that several screens share. */
export interface SharedServices {
  listArticles(query: ArticleListQuery, signal?: AbortSignal): Promise<ArticleListPage>;
  articleFilters(): Promise<ArticleFilterChoices>;
  deleteArticle(id: string): Promise<DeletionOutcome>;
  restoreArticle(id: string): Promise<RestorationOutcome>;
  /** Whether visitors may see an article. */
  isPublic(id: string): Promise<boolean>;
  /** Returns the newest text of an article; null when there is none. */
  articleForm(id: string): Promise<ArticleForm | null>;
  /** Copies an article. @returns the id of the copy */
  duplicateArticle(id: string): Promise<string>;
  countProposals(): Promise<number>;
  articleStatistics(): Promise<ArticleStatistics>;
  /** Finds the articles with these titles, compared as the search compares them. */
  articlesByTitles(titles: string[]): Promise<FoundTitle[]>;
  /** Finds articles by a part of their title. */
  findArticles(text: string): Promise<LinkTarget[]>;
  renameArticles(changes: TitleChange[]): Promise<TitleRenaming>;
  /** Returns the signed-in user's texts on this computer that the server may lack and no live session writes. */
  restingTexts(): Promise<UnsentText[]>;
  /** Forgets one text on this computer, unless a live session writes it. */
  forgetText(text: Pick<UnsentText, 'articleId' | 'sessionId'>): Promise<void>;
  storage: ListStorage;
  toasts: Toasts;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Services of every screen besides the editor, injected so that tests can replace them. */
export type BackOfficeServices = SharedServices & ScreenServices;

export const ServicesContext = createContext<BackOfficeServices | null>(null);

/** Returns the services of the screens. @throws Error outside the back office */
export function useServices(): BackOfficeServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices was called outside ServicesContext');
  return services;
}
