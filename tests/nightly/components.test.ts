import { shareOnePage } from '../support/one-page.ts';

shareOnePage(import.meta.glob('./components/*.browser.test.tsx'));
