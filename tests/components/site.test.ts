import { shareOnePage } from '../support/one-page.ts';

shareOnePage(import.meta.glob('../../src/{features,presentation}/**/*.browser.test.tsx'));
