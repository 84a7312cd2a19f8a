import { emptyForm, type ArticleFields, type ArticleForm } from './article-form.ts';
import type { SaveRequest } from './article-store.ts';
import type { DocumentJson, StepJson } from './rich-text-handle.ts';

/** Opening of the editor in one tab; the journal keeps sessions apart. */
export interface JournalSession {
  userId: string;
  articleId: string;
  sessionId: string;
}

interface JournalPlace extends JournalSession {
  number: number;
  /** ISO 8601. */
  typedAt: string;
}

/** Entry of a session's journal. */
export type JournalEntry = JournalPlace &
  (
    | ({ kind: 'snapshot'; form: ArticleForm; baseVersion: number } & WholeText)
    | { kind: 'steps'; steps: StepJson[] }
    | { kind: 'fields'; fields: Partial<ArticleFields> }
    /** Write that may have been done; its form is a snapshot too. */
    | ({ kind: 'sent'; request: SaveRequest } & WholeText)
  );

interface WholeText {
  /** Fields that the user has set since the server had them; missing in journals of former builds. */
  fieldsSet?: FieldName[];
  /** Document that the following steps apply to, where the form's HTML cannot express it. */
  document?: DocumentJson;
}

export type FieldName = keyof ArticleFields;

/** Applies steps of the rich text to HTML, or to the document instead. @throws when they do not apply */
export type ReplaySteps = (html: string, steps: StepJson[], document?: DocumentJson) => string;

interface JournalText {
  form: ArticleForm;
  typedAt: string;
  baseVersion: number;
  /** Fields that the user has set since the server had them. */
  fieldsSet: ReadonlySet<FieldName>;
  /** True when steps no longer apply, as after a change of the editor's schema: more was typed than the form says. */
  isIncomplete: boolean;
}

/**
 * Rebuilds the text of one session; falls back to the newest snapshot when the steps after it do not apply.
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

/** Returns true when all kept snapshots belong to an article that has never been saved. */
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

/** Returns the newest write of a session, whose outcome is unknown. */
export function unsettledWrite(entries: JournalEntry[]): SaveRequest | null {
  const sent = inOrder(entries).findLast((entry) => entry.kind === 'sent');
  return sent?.kind === 'sent' ? sent.request : null;
}

export function bySession(entries: JournalEntry[]): JournalEntry[][] {
  return [...Map.groupBy(entries, ({ articleId, sessionId }) => `${articleId} ${sessionId}`).values()];
}

/**
 * Decides whether a kept text says something that the server's does not. Every field that the user has set counts; in
 * other fields, values completed by the database and untouched defaults do not.
 * @param server the server's form, or the opening form of an article that does not exist yet
 * @param fieldsSet fields of `kept` that the user has set since the server had them
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
      // Only the slug itself counts.
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
