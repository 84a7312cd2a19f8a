import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Content-Security-Policy that components run under. */
    policy: string;
  }
}

// Puts the page of the tests under the shipped policy. A policy applies to the documents that DOMParser makes, too.
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = inject('policy');
document.head.append(policy);
