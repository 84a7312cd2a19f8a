import { shareOnePage } from '../support/one-page.ts';

shareOnePage(import.meta.glob(['../../src/admin/editor/**/*.browser.test.tsx', '!**/rich-text/**']));
