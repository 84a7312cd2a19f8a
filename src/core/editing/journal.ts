import { emptyForm, type ArticleFields, type ArticleForm } from './article-form.ts';
import type { SaveRequest } from './article-store.ts';
import type { DocumentJson, StepJson } from './rich-text-handle.ts';

/** Session in which one tab edits an article; the journal keeps the sessions apart. */
export interface JournalSession {
  userId: string;
  articleId: string;
  sessionId: string;
}

interface JournalPlace extends JournalSession {
  /** Position in the session. */
  number: number;
  /** When it was typed, in ISO 8601. */
  typedAt: string;
}

/** Entry of a session's journal, in the order of typing. */
export type JournalEntry = JournalPlace &
  (
    | ({ kind: 'snapshot'; form: ArticleForm; baseVersion: number } & WholeText)
    | { kind: 'steps'; steps: StepJson[] }
    | { kind: 'fields'; fields: Partial<ArticleFields> }
    /** A write on its way, which may have been done: its form is a snapshot too. */
    | ({ kind: 'sent'; request: SaveRequest } & WholeText)
  );

interface WholeText {
  /** The fields that the user has set since the server had them. Former journals do not tell. */
  fieldsSet?: FieldName[];
  /** The document that the steps which follow were done to, where the form's HTML does not tell it. */
  document?: DocumentJson;
}

export type FieldName = keyof ArticleFields;

/** Puts steps of the rich text on HTML, or on the document that stands for it; @throws when they do not apply */
export type ReplaySteps = (html: string, steps: StepJson[], document?: DocumentJson) => string;

/** Text rebuilt from the entries of a session. */
interface JournalText {
  form: ArticleForm;
  typedAt: string;
  baseVersion: number;
  /** The fields that the user has set since the server had them. */
  fieldsSet: ReadonlySet<FieldName>;
  /** More was typed than the form says: steps of it do not apply, as after a change of what texts may hold. */
  isIncomplete: boolean;
}

/**
 * Rebuilds the text of one session. Leaves out steps that do not apply: the newest snapshot stands.
 *
 * @param entries all of one session, in any order
 * @returns null when no entry holds a whole text
 */
export function textOfSession(entries: JournalEntry[], replaySteps: ReplaySteps): JournalText | null {
  const ordered = inOrder(entries);
  const start = ordered.findLastIndex(isWhole);
  const whole = ordered[start];
  if (!whole || !isWhole(whole)) return null;
  const later = ordered.slice(start + 1);
  const { form, baseVersion } = whole.kind === 'sent' ? whole.request : whole;
  const fields: Partial<ArticleFields> = Object.assign(
    {},
    ...later.map((entry) => (entry.kind === 'fields' ? entry.fields : {})),
  );
  const steps = later.flatMap((entry) => (entry.kind === 'steps' ? entry.steps : []));
  const content = replayed(form.content, steps, whole.document, replaySteps);
  return {
    // A former build knew fewer fields.
    form: { ...emptyForm(form.contentType), ...form, ...fields, content: content ?? form.content },
    typedAt: later.at(-1)?.typedAt ?? whole.typedAt,
    baseVersion,
    fieldsSet: new Set([...(whole.fieldsSet ?? []), ...(Object.keys(fields) as FieldName[])]),
    isIncomplete: content === null,
  };
}

/** Whether a text is kept whose article has never been saved, as far as all that is kept of it tells. */
export function isKeptUnsaved(entries: JournalEntry[]): boolean {
  const wholes = entries.filter(isWhole);
  return wholes.length > 0 && wholes.every((whole) => baseVersionOf(whole) === 0);
}

const baseVersionOf = (whole: WholeEntry) => (whole.kind === 'sent' ? whole.request : whole).baseVersion;

type WholeEntry = Extract<JournalEntry, { kind: 'snapshot' | 'sent' }>;
const isWhole = (entry: JournalEntry): entry is WholeEntry => entry.kind === 'snapshot' || entry.kind === 'sent';

/** @returns null where the steps do not apply */
function replayed(
  html: string,
  steps: StepJson[],
  document: DocumentJson | undefined,
  replaySteps: ReplaySteps,
): string | null {
  if (steps.length === 0) return html;
  try {
    return replaySteps(html, steps, document);
  } catch {
    return null;
  }
}

const inOrder = (entries: JournalEntry[]) => entries.toSorted((a, b) => a.number - b.number);

/** Returns the newest write of a session whose outcome is unknown. */
export function unsettledWrite(entries: JournalEntry[]): SaveRequest | null {
  const sent = inOrder(entries).findLast((entry) => entry.kind === 'sent');
  return sent?.kind === 'sent' ? sent.request : null;
}

/** Groups entries by session. */
export function bySession(entries: JournalEntry[]): JournalEntry[][] {
  return [...Map.groupBy(entries, ({ articleId, sessionId }) => `${articleId} ${sessionId}`).values()];
}

/**
 * Whether a text that was kept says something that the server's does not: all that the user has set counts. Elsewhere, what the
 * database completes by itself is no difference, nor is a form in which nothing was typed.
 *
 * @param server the server's text, or for an article that does not exist yet the form it would open with
 * @param fieldsSet the fields of `kept` that the user has set since the server had them
 */
export function isWorthOffering(
  kept: ArticleForm,
  server: ArticleForm,
  fieldsSet: ReadonlySet<keyof ArticleForm>,
): boolean {
  return (Object.keys(server) as (keyof ArticleForm)[]).some(
    (name) => !isSame(name, kept, server, fieldsSet.has(name)),
  );
}

function isSame(name: keyof ArticleForm, kept: ArticleForm, server: ArticleForm, isSet: boolean): boolean {
  const [ours, theirs] = [comparable(kept[name]), comparable(server[name])];
  if (ours === theirs) return true;
  switch (name) {
    case 'isSlugCustom':
      // Told by the slug.
      return true;
    case 'slug':
      // The database makes a slug that follows the title unique, so it may differ from ours.
      return !kept.isSlugCustom && !(isSet && server.isSlugCustom);
    case 'description':
      return ours === '' && theirs === comparable(server.title);
    case 'readingTime':
    case 'publishedAt':
      return ours === '' && !isSet;
    case 'contentType':
      return !isSet;
    default:
      return false;
  }
}

const EMPTY_TEXTS = ['<p></p>', '<p><br></p>'];

function comparable(value: ArticleForm[keyof ArticleForm]): string {
  if (value === null) return '';
  if (typeof value !== 'string') return JSON.stringify(value);
  const text = value.trim();
  return EMPTY_TEXTS.includes(text) ? '' : text;
}
