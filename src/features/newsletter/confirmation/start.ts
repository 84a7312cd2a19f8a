import { confirmSubscription } from '../../../gateway/browser/newsletter.ts';
import { answerLink } from '../answer-link.ts';

answerLink(confirmSubscription);
