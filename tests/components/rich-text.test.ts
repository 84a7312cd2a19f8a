import { shareOnePage } from '../support/one-page.ts';

shareOnePage(import.meta.glob('../../src/admin/editor/rich-text/**/*.browser.test.tsx'));
