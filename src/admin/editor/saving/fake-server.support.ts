import { emptyForm, type ArticleForm } from '../../../core/editing/article-form.ts';
import type { ArticleStore, LoadedArticle, SaveOutcome, SaveRequest } from '../../../core/editing/article-store.ts';

interface Row extends LoadedArticle {
  lastSave: { id: string; outcome: SaveOutcome } | null;
  /** User who saved the article last. */
  savedBy: string | null;
}

/** Returns a database in memory that holds articles only. */
export function createServer(now: () => number) {
  const rows = new Map<string, Row>();
  /** Every text that was ever saved. */
  const revisions: ArticleForm[] = [];

  function save(request: SaveRequest, by: string): SaveOutcome {
    const row = rows.get(request.articleId);
    if (row?.lastSave?.id === request.saveId) return row.lastSave.outcome;
    const version = row?.version ?? 0;
    if (row && version !== request.baseVersion) {
      return { kind: 'conflict', current: structuredClone(withoutLastSave(row)), savedBy: row.savedBy };
    }
    if (!row && request.baseVersion !== 0) return { kind: 'deleted' };
    const { intent, form } = request;
    const status = intent === 'publish' ? 'published' : intent === 'unpublish' ? 'draft' : (row?.status ?? 'draft');
    const hasWorkingCopy = status === 'published' && intent !== 'publish';
    const publishedForm = hasWorkingCopy ? (row?.publishedForm ?? row?.form ?? null) : null;
    const scheduledAt = intent === 'schedule' ? form.publishedAt : hasWorkingCopy ? (row?.scheduledAt ?? null) : null;
    const savedAt = new Date(now()).toISOString();
    const slug = form.slug || form.title.toLowerCase().replaceAll(' ', '-');
    const publishedAt = status === 'published' ? (form.publishedAt ?? savedAt) : null;
    const outcome: SaveOutcome = {
      kind: 'saved',
      version: version + 1,
      savedAt,
      status,
      slug,
      publishedAt,
      hasWorkingCopy,
      scheduledAt,
      publicationId: intent === 'publish' ? 'p1' : null,
    };
    const kept = structuredClone({ ...form, slug, publishedAt });
    revisions.push(kept);
    rows.set(request.articleId, {
      id: request.articleId,
      version: version + 1,
      status,
      publishedForm,
      scheduledAt,
      savedAt,
      form: kept,
      isWritable: true,
      review: null,
      lastSave: { id: request.saveId, outcome },
      savedBy: by,
    });
    return outcome;
  }

  return {
    rows,
    revisions,
    save,
    add(id: string, form: Partial<ArticleForm>, status: LoadedArticle['status'] = 'draft'): void {
      rows.set(id, {
        id,
        version: 1,
        status,
        publishedForm: null,
        scheduledAt: null,
        savedAt: new Date(now()).toISOString(),
        form: { ...emptyForm('blog'), ...form },
        isWritable: true,
        review: null,
        lastSave: null,
        savedBy: null,
      });
    },
    load(id: string): LoadedArticle | null {
      const row = rows.get(id);
      return row ? structuredClone(withoutLastSave(row)) : null;
    },
    store(by = 'moi@exemple.fr'): ArticleStore {
      return { load: async (id) => this.load(id), save: async (request) => save(structuredClone(request), by) };
    },
  };
}

export type FakeServer = ReturnType<typeof createServer>;

const withoutLastSave = ({ lastSave: _lastSave, savedBy: _savedBy, ...article }: Row): LoadedArticle => article;
