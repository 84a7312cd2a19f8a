import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Our own scripts are named by the hash of their content.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Outcomes (of the 404 page, for example) have a heading each, but only one of them is shown.
    'heading-level': ['error', { sectioningRoots: ['dialog', '[role="dialog"]', '[data-outcome][hidden]'] }],
  },
});
