import { defineConfig } from 'html-validate';

/** Rules for every built page: the HTML standard, accessibility and document structure. */
export default defineConfig({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Scripts are our own files, named by the hash of what they hold.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Outcomes, of the 404 page say, have a heading each, and are only shown in the place of one another.
    'heading-level': ['error', { sectioningRoots: ['dialog', '[role="dialog"]', '[data-outcome][hidden]'] }],
  },
});
