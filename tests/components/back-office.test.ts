import { shareOnePage } from '../support/one-page.ts';

shareOnePage(import.meta.glob(['../../src/admin/**/*.browser.test.tsx', '!**/editor/**']));
