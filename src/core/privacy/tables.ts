import { FIELD_NAMES } from '../article/article-fields.ts';
import { columnOf } from '../article/column-names.ts';
import { ENTRY_FIELDS } from '../contest/entry-fields.ts';
import type { PrivacySection } from './sections.ts';

/** Table of the database; every column is in one of the lists. */
export interface TableColumns {
  /** Columns about somebody, with their names on the privacy page. */
  personal: Readonly<Record<string, string>>;
  /** Columns computed from the personal ones, which tell nothing more. */
  derived?: readonly string[];
  technical: readonly string[];
}

/** Tables with personal data, by section of the privacy page. */
export const PERSONAL_TABLES = {
  vues: {
    'public.article_visits': {
      personal: {
        visitor:
          'une empreinte de ta visite (ton adresse IP, le nom de ton navigateur et la date du jour, mêlés à une clé secrète par HMAC-SHA-256)',
        network: 'une empreinte de ta connexion, faite de même sans le navigateur',
        article_id: 'l’article',
        metric: '« vue » ou « lecture »',
        counted_at: 'l’heure',
      },
      technical: [],
    },
  },
  candidature: {
    'public.guest_applications': {
      personal: {
        name: 'ton prénom ou celui que tu t’inventes',
        age: 'ton âge',
        contact_methods: 'tes moyens de contact',
        contact_value: 'ce qu’il faut pour t’y joindre',
        topics: 'les sujets que tu choisis',
        anonym_consent: 'ton accord pour une diffusion sans ton nom',
        intimate_consent_at: 'ton accord pour tes réponses intimes, avec l’heure',
        created_at: 'l’heure d’arrivée',
      },
      derived: ['contact_key', 'contact_scope', 'folded_text'],
      technical: ['id'],
    },
  },
  newsletter: {
    'public.newsletter_subscriptions': {
      personal: {
        email: 'ton adresse e-mail',
        created_at: 'quand tu l’as donnée',
        confirmation: 'si et quand tu l’as confirmée',
        confirmed_at: 'si et quand tu l’as confirmée',
        asked_at: 'quand et combien de fois nous t’avons demandé de la confirmer',
        unsubscribe_token: 'le code de ton lien de désinscription',
      },
      technical: ['id'],
    },
    'private.confirmation_mails': {
      personal: {
        sent_at: 'quand et combien de fois nous t’avons demandé de la confirmer',
        mails: 'quand et combien de fois nous t’avons demandé de la confirmer',
      },
      technical: ['subscription_id', 'token_hash'],
    },
  },
  concours: {
    'public.contest_entries': {
      personal: {
        ...Object.fromEntries(Object.entries(ENTRY_FIELDS).map(([name, { personal }]) => [name, personal])),
        may_be_shown: 'si tu acceptes que ton prénom et ta ville s’affichent en cas de gain',
        entered_at: 'l’heure de ta participation, qui est aussi celle de ton accord au règlement',
        line: 'l’empreinte de ton numéro de participation',
        ticket_source: 'de quoi recalculer ce numéro',
        mailed_at: 'quand nous te l’avons écrit',
      },
      derived: ['email_key', 'folded_text'],
      technical: ['id', 'contest_id'],
    },
    'public.contest_winners': {
      personal: {
        place: 'ton rang au tirage, si le sort te désigne',
        state: 'si tu gagnes ou si un lot peut te revenir',
        prize: 'le lot',
      },
      derived: ['line', 'entry_id'],
      technical: ['draw_id'],
    },
  },
  'envois-en-serie': {
    'private.form_attempts': {
      personal: {
        network: 'une empreinte de ta connexion (ton adresse IP et la date du jour, mêlées à une clé secrète)',
        form: 'le formulaire',
        attempted_at: 'l’heure',
      },
      technical: [],
    },
  },
  redaction: {
    'public.members': {
      personal: {
        name: 'son nom dans l’équipe',
        role: 'son rôle',
        created_at: 'depuis quand elle est dans l’équipe',
      },
      technical: ['id'],
    },
    'private.invitations': {
      personal: {
        email: 'son invitation : l’adresse, le rôle, qui invite, et quand',
        role: 'son invitation : l’adresse, le rôle, qui invite, et quand',
        invited_by: 'son invitation : l’adresse, le rôle, qui invite, et quand',
        created_at: 'son invitation : l’adresse, le rôle, qui invite, et quand',
        mailed_at: 'son invitation : l’adresse, le rôle, qui invite, et quand',
      },
      technical: ['id', 'token_hash', 'expires_at'],
    },
    'private.password_resets': {
      personal: {
        account_id: 'quand elle a demandé un nouveau mot de passe',
        created_at: 'quand elle a demandé un nouveau mot de passe',
        used_at: 'quand elle a demandé un nouveau mot de passe',
      },
      technical: ['token_hash', 'expires_at'],
    },
    'private.recovery_codes': {
      personal: {
        created_at: 'l’empreinte de ses codes de secours, et quand ils ont été créés et utilisés',
        used_at: 'l’empreinte de ses codes de secours, et quand ils ont été créés et utilisés',
        code_hash: 'l’empreinte de ses codes de secours, et quand ils ont été créés et utilisés',
      },
      derived: ['session_id'],
      technical: ['account_id'],
    },
    'private.audit_log': {
      personal: {
        account_id: 'ce qu’elle a fait dans l’équipe, sur quoi et quand',
        actor: 'ce qu’elle a fait dans l’équipe, sur quoi et quand',
        action: 'ce qu’elle a fait dans l’équipe, sur quoi et quand',
        at: 'ce qu’elle a fait dans l’équipe, sur quoi et quand',
        subject: 'ce qu’elle a fait dans l’équipe, sur quoi et quand',
        detail: 'ce qu’elle a fait dans l’équipe, sur quoi et quand',
      },
      technical: ['id', 'subject_id'],
    },
    'private.proposals': {
      personal: {
        account_id: 'les brouillons qu’elle propose à la relecture, et quand',
        proposed_at: 'les brouillons qu’elle propose à la relecture, et quand',
        comment: 'ses commentaires de relecture, avec leur heure',
        returned_by: 'ses commentaires de relecture, avec leur heure',
        returned_at: 'ses commentaires de relecture, avec leur heure',
      },
      technical: ['article_id', 'is_waiting'],
    },
    'private.settings': {
      personal: { initial_admin_email: 'l’adresse réservée au premier compte' },
      technical: [
        ...['id', 'publish_url', 'publish_authorization', 'claims_need_operator'],
        'administrators_need_second_factor',
      ],
    },
    'private.presences': {
      personal: {
        account_id: 'l’article qu’elle a ouvert, et depuis quand',
        since: 'l’article qu’elle a ouvert, et depuis quand',
        seen_at: 'l’article qu’elle a ouvert, et depuis quand',
      },
      derived: ['session_id'],
      technical: ['article_id'],
    },
    'private.saves': {
      personal: {
        account_id: 'ses enregistrements, avec leur heure',
        saved_at: 'ses enregistrements, avec leur heure',
      },
      technical: ['id', 'article_id', 'answer'],
    },
    'private.scheduled_updates': {
      personal: { account_id: 'ses mises à jour programmées' },
      technical: ['article_id', 'form', 'publish_at'],
    },
    'public.working_copies': {
      personal: { author_id: 'ses textes en cours' },
      technical: ['article_id', 'form', 'base_updated_at', 'updated_at'],
    },
    'public.revisions': {
      personal: { author_id: 'les versions qu’elle a écrites, avec leur heure' },
      technical: [
        ...['id', 'article_id', 'title', 'description', 'content', 'created_at', 'kind', 'form', 'size_change'],
      ],
    },
    'public.blog_posts': {
      personal: { author_id: 'les articles qu’elle a créés', saved_by: 'ceux qu’elle a enregistrés en dernier' },
      technical: [
        ...FIELD_NAMES.map(columnOf),
        ...['id', 'content', 'status', 'category', 'view_count', 'read_count', 'created_at', 'updated_at'],
        'deleted_at',
        ...['version', 'planned_at', 'is_slug_custom', 'folded_title', 'is_reading_time_custom', 'number'],
        'content_hash',
      ],
    },
    'storage.objects': {
      personal: { owner_id: 'les images qu’elle a ajoutées' },
      derived: ['owner'],
      technical: [
        ...['id', 'bucket_id', 'name', 'metadata', 'user_metadata', 'path_tokens', 'version', 'created_at'],
        ...['updated_at', 'last_accessed_at'],
      ],
    },
  },
} as const satisfies Partial<Record<PrivacySection, Record<string, TableColumns>>>;

/** Columns of tables without personal data. */
export const IMPERSONAL_TABLES: Readonly<Record<string, readonly string[]>> = {
  'private.article_search': ['article_id', 'content_type', 'published_at', 'title', 'document'],
  'private.search_words': ['word'],
  'private.article_changes': ['article_id', 'changed_in'],
  'private.contest_keys': ['contest_id', 'key'],
  // Lines of repeated entries belong to nobody.
  'private.contest_repeats': ['contest_id', 'line', 'entered_at'],
  'private.previews': ['token_hash', 'article_id', 'expires_at'],
  'private.publish_clock': ['id', 'looked_at'],
  'private.table_changes': ['name', 'changed_in'],
  'public.categories': ['id', 'name', 'slug', 'created_at', 'former_slugs'],
  'public.contest_draws': [
    ...['id', 'contest_id', 'number', 'closes_at', 'prizes', 'seed_round', 'list', 'list_hash', 'frozen_at', 'seed'],
    ...['drawn_at', 'signature'],
  ],
  'public.contests': ['id', 'starts_at', 'ends_at', 'shown_entries', 'contest_name'],
  'public.former_slugs': ['slug', 'article_id', 'created_at'],
  'public.publications': ['id', 'state', 'reason', 'build_id', 'requested_at', 'started_at', 'finished_at'],
  'public.tags': ['id', 'name', 'created_at'],
  'storage.buckets': [
    ...['id', 'name', 'owner', 'owner_id', 'public', 'file_size_limit', 'allowed_mime_types', 'created_at'],
    'updated_at',
  ],
};

/** Lists what the database holds of somebody in a section: « ton nom ; ton âge ; l’heure d’arrivée ». */
export function recordedFields(section: keyof typeof PERSONAL_TABLES): string {
  const tables: TableColumns[] = Object.values(PERSONAL_TABLES[section]);
  return [...new Set(tables.flatMap(({ personal }) => Object.values(personal)))].join(' ; ');
}
