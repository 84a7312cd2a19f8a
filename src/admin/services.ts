import { createContext, use } from 'react';
import type { Category } from '../core/article/category.ts';
import type { ArticleForm } from '../core/editing/article-form.ts';
import type { ListStorage } from '../core/editing/list-cache.ts';
import type { ArticleFilterChoices, ArticleListPage, ArticleListQuery } from '../core/editing/listed-article.ts';
import type { TitleChange } from '../core/editing/title-updates.ts';
import type { DeletionOutcome, RestorationOutcome } from '../gateway/browser/administration.ts';
import type { FoundTitle, LinkTarget, TitleRenaming } from '../gateway/browser/articles.ts';
import type { ActionPage, ActionQuery } from '../gateway/browser/audit-log.ts';
import type { CategoryCreation } from '../gateway/browser/categories.ts';
import type { ArticleStatistics } from '../gateway/browser/statistics.ts';
import type { DeletedArticle } from '../gateway/browser/trash.ts';
import type { UnsentText } from './editor/saving/unsent-texts.ts';
import type { PeopleServices } from './people/people-services.ts';
import type { TeamServices } from './team/team-services.ts';
import type { Toasts } from '../presentation/toasts/toast-region.ts';

/** Services of the screens beside the editor, injected so that tests can replace them. */
export interface BackOfficeServices {
  listArticles(query: ArticleListQuery, signal?: AbortSignal): Promise<ArticleListPage>;
  /** Reads the values that the list's filters offer. */
  articleFilters(): Promise<ArticleFilterChoices>;
  deleteArticle(id: string): Promise<DeletionOutcome>;
  restoreArticle(id: string): Promise<RestorationOutcome>;
  /** Whether visitors may see an article. */
  isPublic(id: string): Promise<boolean>;
  /** An article as it is being written; null when there is none. */
  articleForm(id: string): Promise<ArticleForm | null>;
  /** @returns the id of the copy */
  duplicateArticle(id: string): Promise<string>;
  /** Counts the drafts that wait for a review. */
  countProposals(): Promise<number>;
  articleStatistics(): Promise<ArticleStatistics>;
  deletedArticles(): Promise<DeletedArticle[]>;
  /** Reads a page of the audit log. */
  listActions(query: ActionQuery): Promise<ActionPage>;
  /** Finds the articles that have these titles, compared as the search compares them. */
  articlesByTitles(titles: string[]): Promise<FoundTitle[]>;
  listCategories(): Promise<Category[]>;
  renameCategory(id: string, name: string): Promise<CategoryCreation>;
  /** @param replacementId the category that takes its articles and its addresses; null for none */
  removeCategory(id: string, replacementId: string | null): Promise<void>;
  /** Finds articles by a part of their title. */
  findArticles(text: string): Promise<LinkTarget[]>;
  renameArticles(changes: TitleChange[]): Promise<TitleRenaming>;
  /** Services of the screens about people, loaded on demand. */
  people(): Promise<PeopleServices>;
  /** The services of the team and of the own account, loaded on demand. */
  team(): Promise<TeamServices>;
  /** The texts of whoever is signed in that this computer keeps, the server may not have, and nobody writes now. */
  restingTexts(): Promise<UnsentText[]>;
  /** Forgets one text that this computer keeps, unless somebody writes it now. */
  forgetText(text: Pick<UnsentText, 'articleId' | 'sessionId'>): Promise<void>;
  storage: ListStorage;
  toasts: Toasts;
  /** In milliseconds. */
  now(): number;
}

export const ServicesContext = createContext<BackOfficeServices | null>(null);

/** @throws outside of the back office */
export function useServices(): BackOfficeServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('The back office has no services');
  return services;
}
