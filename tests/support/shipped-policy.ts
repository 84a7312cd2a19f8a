import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Content-Security-Policy that components run under. */
    policy: string;
  }
}

// Puts the page that a file's tests run in under the policy that is shipped: it reaches the documents of DOMParser too.
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = inject('policy');
document.head.append(policy);
