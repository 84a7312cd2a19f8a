import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Only scripts of other origins need an integrity hash: our own are named by the hash of their content.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A page such as the 404 page holds several messages, each with a heading, and hides all but one.
    'heading-level': ['error', { sectioningRoots: ['dialog', '[role="dialog"]', '[data-outcome][hidden]'] }],
  },
});
