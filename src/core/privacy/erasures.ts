import { ENTRY_KEPT_DAYS, WINNER_KEPT_DAYS } from '../contest/prizes.ts';
import { TRASH_DAYS } from '../editing/trash.ts';
import { OUTBOX_KEPT_DAYS, QUEUE_KEPT_DAYS } from '../mail/retention.ts';
import { RETENTION } from '../podcast/retention.ts';
import type { Duration } from './duration.ts';

/** Rows that a job of the database erases at a given age. */
export interface Erasure {
  table: string;
  after: Duration;
  /** Function of the database that states the age. */
  statedIn: string;
}

/** Every job of the schedule that erases, by name. */
export const ERASURES = {
  'forget-visits': {
    visits: {
      table: 'public.article_visits',
      after: { count: 30, unit: 'minute' },
      statedIn: 'private.forget_visits',
    },
  },
  'forget-form-attempts': {
    attempts: {
      table: 'private.form_attempts',
      after: { count: RETENTION.networkHashHours, unit: 'hour' },
      statedIn: 'private.forget_form_attempts',
    },
  },
  'forget-applications': {
    applications: {
      table: 'public.guest_applications',
      after: { count: RETENTION.applicationMonths, unit: 'month' },
      statedIn: 'private.forget_applications',
    },
  },
  'forget-unconfirmed-subscriptions': {
    unconfirmed: {
      table: 'public.newsletter_subscriptions',
      after: { count: RETENTION.unconfirmedSubscriptionDays, unit: 'day' },
      statedIn: 'private.forget_unconfirmed_subscriptions',
    },
  },
  'forget-contest-entries': {
    entries: {
      table: 'public.contest_entries',
      after: { count: ENTRY_KEPT_DAYS, unit: 'day' },
      statedIn: 'private.entry_kept',
    },
    winners: {
      table: 'public.contest_entries',
      after: { count: WINNER_KEPT_DAYS, unit: 'day' },
      statedIn: 'private.winner_kept',
    },
  },
  'forget-editing': {
    presences: {
      table: 'private.presences',
      after: { count: 1, unit: 'hour' },
      statedIn: 'private.forget_editing',
    },
    previews: {
      table: 'private.previews',
      after: { count: 7, unit: 'day' },
      statedIn: 'public.create_preview',
    },
    saves: {
      table: 'private.saves',
      after: { count: 7, unit: 'day' },
      statedIn: 'private.forget_editing',
    },
  },
  'forget-team-links': {
    invitations: {
      table: 'private.invitations',
      after: { count: 30, unit: 'day' },
      statedIn: 'private.forget_team_links',
    },
    passwordResets: {
      table: 'private.password_resets',
      after: { count: 24, unit: 'hour' },
      statedIn: 'private.forget_team_links',
    },
  },
  'forget-actions': {
    actions: {
      table: 'private.audit_log',
      after: { count: 12, unit: 'month' },
      statedIn: 'private.forget_actions',
    },
  },
  'purge-deleted-articles': {
    articles: {
      table: 'public.blog_posts',
      after: { count: TRASH_DAYS, unit: 'day' },
      statedIn: 'private.purge_deleted_articles',
    },
  },
} as const satisfies Record<string, Record<string, Erasure>>;

/** Age at which an embedded outbox erases mails (`server/mail/outbox-retention.ts`). */
export const OUTBOX_KEPT: Duration = { count: OUTBOX_KEPT_DAYS, unit: 'day' };

export const QUEUE_KEPT: Duration = { count: QUEUE_KEPT_DAYS, unit: 'day' };

/** Jobs that publish, draw or count; they erase nobody's data. */
export const OTHER_JOBS: readonly string[] = [
  'publish-due-articles',
  'publish-due-updates',
  'freeze-contest-draws',
  'count-contest-entries',
];
