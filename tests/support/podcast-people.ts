import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { mailOutbox } from '../../server/mail/mail-outbox.ts';
import { administerSharedCopy, type AdministeredSite, type Visit } from './administered-site.ts';
import { postForm } from './post-form.ts';
import { eventually } from './test-backend.ts';

/** Links of the mail that a subscriber gets, without the origin of the site. */
interface MailedLinks {
  confirmation: string;
  unsubscription: string;
}

/** The shared copy, and people who apply to the podcast or subscribe to its newsletter, for the tests of one file. */
interface PodcastPeople {
  readonly site: AdministeredSite;
  /** Visit, which begins anew for each test. */
  readonly visit: Visit;
  /** Opens a screen of the back office. */
  openAdmin(address: string): Promise<Page>;
  apply(name: string, contactValue: string): Promise<void>;
  /** Subscribes an address, and returns the links of the mail. */
  subscribe(email: string): Promise<MailedLinks>;
  /** Waits for the mail to an address, and returns its links. */
  linksOfMail(email: string): Promise<MailedLinks>;
  /** Returns how far a subscription is confirmed; null without one. */
  subscription(email: string): Promise<string | null>;
}

const APPLICATION = {
  age: 31,
  contactChoice: ['email'],
  topics: ['ghosting', 'heartbreak'],
  anonymConsent: true,
  intimateConsent: true,
};

export function podcastPeople(): PodcastPeople {
  let site: AdministeredSite;
  let visit: Visit;
  let networks = 1;

  beforeAll(async () => {
    site = await administerSharedCopy('podcast@exemple.fr');
  });
  beforeEach(async () => {
    visit = await site.newVisit();
  });
  afterEach(async () => {
    await visit.context.close();
    expect(visit.problems).toEqual([]);
  });
  afterAll(() => site.stop());

  const send = (receiver: string, body: object) =>
    postForm(`${site.copy.url}/functions/v1/${receiver}`, body, { from: `127.0.3.${(networks += 1)}` });

  function linksOfMail(email: string): Promise<MailedLinks> {
    const outbox = mailOutbox(path.join(site.copy.directory, 'outbox'));
    return eventually(
      async () => {
        for (const id of await outbox.ids()) {
          const message = await outbox.read(id);
          if (message?.variables['to_email'] !== email) continue;
          const linkTo = (page: string) =>
            new RegExp(`https://coquelicot\\.example(/newsletter/${page}#[\\w-]+)`).exec(
              message.variables['message'] ?? '',
            )?.[1] ?? '';
          return { confirmation: linkTo('confirmation'), unsubscription: linkTo('desinscription') };
        }
        return null;
      },
      'the mail is sent',
      60_000,
    );
  }

  return {
    get site() {
      return site;
    },
    get visit() {
      return visit;
    },
    async openAdmin(address) {
      await visit.keepSession(site.session);
      return visit.open(address);
    },
    async apply(name, contactValue) {
      expect((await send('apply-as-guest', { ...APPLICATION, name, contactValue })).status).toBe(200);
    },
    async subscribe(email) {
      const answer = await send('subscribe-to-newsletter', { email });
      expect(JSON.parse(answer.body)).toEqual({ stored: true, needsConfirmation: true });
      return linksOfMail(email);
    },
    linksOfMail,
    async subscription(email) {
      const found = site.operator.from('newsletter_subscriptions').select('confirmation').eq('email', email);
      const { data } = await found.maybeSingle().throwOnError();
      return data?.confirmation ?? null;
    },
  };
}

export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
