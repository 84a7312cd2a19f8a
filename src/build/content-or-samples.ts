import type { RetryEffects } from '../core/retry/retry.ts';
import type { ContentWithTexts } from '../core/site/content.ts';
import type { Environment } from '../gateway/server/environment.ts';
import { DatabaseUnreachable, readSiteContent } from '../gateway/server/site-content.ts';
import { fallbackContent } from './fallback-content.ts';

/** Reads the content, or the samples with ALLOW_FALLBACK=1 and no database. @throws SiteError that names the cause */
export async function contentOrSamples(environment: Environment, effects?: RetryEffects): Promise<ContentWithTexts> {
  try {
    return await readSiteContent(environment, effects);
  } catch (error) {
    if (environment['ALLOW_FALLBACK'] !== '1' || !(error instanceof DatabaseUnreachable)) throw error;
    console.warn(`The sample articles are shown: ${error.message}`);
    return fallbackContent();
  }
}
