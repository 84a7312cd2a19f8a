import type { PolicyAdditions } from '../core/site/content-security-policy.ts';
import { imageOriginOf, type Environment } from '../gateway/server/environment.ts';

/**
 * The policy of every page, in the form of Astro's configuration, which adds the hashes of its inline scripts and styles.
 * What one page needs besides, its line of the page table declares; what is named in neither, no page loads.
 */
export function commonPolicy(environment: Environment) {
  const database = imageOriginOf(environment);
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

/**
 * Allows a page the socket that tells the database's changes as they happen. A socket of the site's own origin needs no
 * addition: every page may connect there.
 */
export function socketPolicy(environment: Environment): PolicyAdditions {
  const database = imageOriginOf(environment);
  const socket = database?.replace(/^http/, 'ws') as `ws://${string}` | `wss://${string}` | undefined;
  return socket ? { 'connect-src': [socket] } : {};
}

/** Allows a page to send forms to the database's functions; functions of the site's own origin need no addition. */
export function receiverPolicy(environment: Environment): PolicyAdditions {
  const database = imageOriginOf(environment) as `https://${string}` | null;
  return database ? { 'form-action': [database] } : {};
}
