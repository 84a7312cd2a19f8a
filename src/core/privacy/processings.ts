import type { Processing } from './processing.ts';
import { confessionsProcessing } from './processings/confessions.ts';
import { contestProcessing } from './processings/contest.ts';
import { conversionProcessing } from './processings/conversion.ts';
import { embedsProcessing } from './processings/embeds.ts';
import { guestApplicationProcessing } from './processings/guest-application.ts';
import { hostingProcessing } from './processings/hosting.ts';
import { membersProcessing } from './processings/members.ts';
import { messagesProcessing } from './processings/messages.ts';
import { newsletterProcessing } from './processings/newsletter.ts';
import { repeatedFormsProcessing } from './processings/repeated-forms.ts';
import { visitsProcessing } from './processings/visits.ts';
import type { PrivacySettings } from './privacy-settings.ts';

/** Lists every kind of personal data of a site, in the order of the privacy page. */
export function processingsOf(site: PrivacySettings): Processing[] {
  const all = [
    visitsProcessing,
    conversionProcessing(site),
    embedsProcessing(site),
    confessionsProcessing(site),
    contestProcessing(site),
    guestApplicationProcessing(site),
    newsletterProcessing(site),
    repeatedFormsProcessing,
    messagesProcessing(site),
    hostingProcessing(site),
    membersProcessing(site),
  ];
  return all.filter((processing) => processing !== null);
}
