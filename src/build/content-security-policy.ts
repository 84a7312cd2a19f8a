import type { PolicyAdditions } from '../core/site/content-security-policy.ts';
import { databaseOriginOf, type Environment } from '../gateway/server/environment.ts';

/** Returns the policy of every page. Astro adds the hashes of inline elements; the page table adds sources of single pages. */
export function commonPolicy(environment: Environment) {
  const database = databaseOriginOf(environment);
  const sources = ["'self'", database].filter((source) => source !== null).join(' ');
  return {
    directives: [
      "default-src 'none'" as const,
      `img-src ${sources} data:` as const,
      `connect-src ${sources}` as const,
      "font-src 'self'" as const,
      "manifest-src 'self'" as const,
      "base-uri 'self'" as const,
      "form-action 'self'" as const,
    ],
  };
}

/** Allows a page the socket for changes of the database; the site's own origin needs no addition. */
export function socketPolicy(environment: Environment): PolicyAdditions {
  const database = databaseOriginOf(environment);
  const socket = database?.replace(/^http/, 'ws') as `ws://${string}` | `wss://${string}` | undefined;
  return socket ? { 'connect-src': [socket] } : {};
}

/** Allows a page to send forms to the database's functions; the site's own origin needs no addition. */
export function receiverPolicy(environment: Environment): PolicyAdditions {
  const database = databaseOriginOf(environment) as `https://${string}` | null;
  return database ? { 'form-action': [database] } : {};
}
