import * as v from 'valibot';
import type { SharedPreview } from '../../core/editing/shared-preview.ts';
import { Instant } from '../../core/time/instant.ts';
import { answerOf, parseAnswer, refusalOf } from './answer.ts';
import { databaseOrigin, publishableKey } from './database-access.ts';
import { FormRow } from './form-row.ts';
import type { BrowserDatabase } from './session.ts';

/** Token that opens the shared preview of an article. */
interface PreviewToken {
  token: string;
  expiresAt: string;
}

/** Longest wait for an answer, in milliseconds. */
const ANSWER_TIMEOUT = 8000;

const PreviewTokenRow = v.pipe(
  v.object({ token: v.string(), expires_at: Instant }),
  v.transform(({ token, expires_at }): PreviewToken => ({ token, expiresAt: expires_at })),
);

const SharedPreviewRow = v.pipe(
  v.object({ form: FormRow, expires_at: Instant }),
  v.transform(({ form, expires_at }): SharedPreview => ({ form, expiresAt: expires_at })),
);

/** Makes a token that lets its holder read an article in its present state, for 7 days. @throws GatewayError */
export async function createPreview(database: BrowserDatabase, articleId: string): Promise<PreviewToken> {
  return parseAnswer(PreviewTokenRow, await answerOf(database.rpc('create_preview', { article_id: articleId })));
}

/** Ends all previews of an article. @throws GatewayError */
export async function revokePreviews(database: BrowserDatabase, articleId: string): Promise<void> {
  await answerOf(database.rpc('revoke_previews', { article_id: articleId }));
}

/**
 * Reads a preview by plain fetch as a visitor: the article as it is now.
 * @returns null for an expired or unknown token
 * @throws GatewayError without an answer of the database
 */
export async function readPreview(token: string): Promise<SharedPreview | null> {
  // Send the token in the body: addresses are written to logs.
  const response = await fetch(`${databaseOrigin()}/rest/v1/rpc/read_preview`, {
    method: 'POST',
    headers: { apikey: publishableKey(), 'content-type': 'application/json' },
    body: JSON.stringify({ token: token.replaceAll('\0', '').toWellFormed() }),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  }).catch((error: unknown) => {
    throw refusalOf(0, { message: String(error) });
  });
  // A token refused for its size is not valid.
  if (response.status === 413) return null;
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusalOf(response.status, { message: JSON.stringify(answer) });
  return parseAnswer(v.nullable(SharedPreviewRow), answer);
}
