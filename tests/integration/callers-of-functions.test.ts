import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientsByRole, GUEST_APPLICATION, ROLES, type Role } from '../support/roles.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** Who may call the functions of the database. */

const { intimate_consent_at: _, ...ANSWERS } = GUEST_APPLICATION;
const NOBODY = '00000000-0000-4000-8000-000000000000';

let backend: TestBackend;
let clients: Record<Role, Client>;

beforeAll(async () => {
  backend = await startTestBackend();
  clients = await clientsByRole(backend);
});

afterAll(() => backend.stop());

it.each([
  ['request_publication', {}],
  ['start_publication', { build_id: 'x' }],
  ['finish_publication', { publication_id: NOBODY }],
  ['record_article_metric', { article_id: NOBODY, metric: 'view', visitor: 'x' }],
  ['apply_as_guest', { network: 'n', ...ANSWERS, intimate_consent: true }],
  ['subscribe_to_newsletter', { network: 'n', email: 'a@exemple.fr', confirmation_hash: null }],
  ['forget_confirmation_mail', { confirmation_hash: '00' }],
  ['open_invitation', { network: 'n', token: 'x' }],
  ['accept_invitation', { token: 'x', account_id: NOBODY, name: 'x' }],
  ['mail_invitation', { token: 'x' }],
  ['forget_invitation_mail', { token: 'x' }],
  ['request_password_reset', { network: 'n', email: 'a@exemple.fr' }],
  ['open_password_reset', { network: 'n', token: 'x' }],
  ['use_password_reset', { token: 'x' }],
  ['release_password_reset', { token: 'x' }],
  ['admit_password_change', { account_id: NOBODY }],
  ['finish_password_change', { account_id: NOBODY }],
  ['enter_contest', { name: 'A', email: 'a@b.fr', city: '', may_be_shown: true, network: 'x' }],
  ['freeze_contest_draws', {}],
  ['erase_contest_entries', { email: 'a@b.fr' }],
] as const)('keeps %s for the holder of the secret key', async (name, parameters) => {
  for (const role of ROLES) {
    expect((await clients[role].rpc(name, parameters as never)).error?.code).toBe('42501');
  }
  expect((await backend.operator().rpc(name, parameters as never)).error).toBeNull();
});

it.each([
  ['open_contest', { starts_at: '2030-01-01', ends_at: '2020-01-01' }],
  ['record_contest_draw', { draw_number: 9, seed: 'x', winners: [], substitutes: [] }],
  ['replace_contest_winner', { draw_number: 9, place: 1 }],
] as const)('keeps %s for the holder of the secret key, who is told what is wrong', async (name, parameters) => {
  for (const role of ROLES) {
    expect((await clients[role].rpc(name, parameters as never)).error?.code).toBe('42501');
  }
  expect((await backend.operator().rpc(name, parameters as never)).error?.code).toBe('22023');
});

it.each([
  ['create_category', { name: 'Nouvelle' }],
  ['rename_category', { category_id: NOBODY, name: 'Autre' }],
  ['remove_category', { category_id: NOBODY, replacement_id: null }],
  ['rename_articles', { updates: [] }],
  ['duplicate_article', { article_id: NOBODY }],
  ['delete_article', { article_id: NOBODY }],
  ['restore_article', { article_id: NOBODY }],
  ['load_article', { article_id: NOBODY }],
  ['save_article', { article_id: NOBODY, base_version: 0, form: { title: 'T' }, intent: 'save', save_id: NOBODY }],
  ['list_revisions', { article_id: NOBODY }],
  ['read_revision', { revision_id: 1 }],
  ['announce_editing', { article_id: NOBODY }],
  ['stop_editing', { article_id: NOBODY }],
  ['create_preview', { article_id: NOBODY }],
  ['revoke_previews', { article_id: NOBODY }],
  ['list_articles', { status: 'draft', search: '', sort: 'date', is_ascending: true, page: 1, page_size: 9 }],
  ['recent_articles', { wanted: 5 }],
  ['find_link_targets', { words: 'a' }],
  ['articles_by_titles', { titles: [] }],
  ['article_filters', {}],
  ['article_statistics', {}],
  ['deleted_articles', {}],
  ['retry_publication', {}],
  ['list_guest_applications', { search: '', sort: 'date', is_ascending: true, page: 1, page_size: 9 }],
  [
    'list_newsletter_subscriptions',
    { confirmation: null, search: '', sort: 'date', is_ascending: true, page: 1, page_size: 9 },
  ],
  ['list_contest_entries', { only_drawn: false, search: '', sort: 'date', is_ascending: true, page: 1, page_size: 9 }],
  ['list_team', {}],
  ['invite_member', { email: 'a@exemple.fr', role: 'editor' }],
  ['renew_invitation', { invitation_id: NOBODY }],
  ['withdraw_invitation', { invitation_id: NOBODY }],
  ['set_member_role', { member_id: NOBODY, role: 'editor' }],
  ['remove_member', { member_id: NOBODY }],
  ['create_password_link', { member_id: NOBODY }],
  ['read_account', {}],
  ['rename_account', { name: 'Camille' }],
  ['list_sessions', {}],
  ['end_session', { session_id: NOBODY }],
  ['end_other_sessions', {}],
  ['find_person', { address: 'a' }],
  ['erase_person', { address: 'a' }],
] as const)('keeps %s for administrators', async (name, parameters) => {
  for (const role of ['anonymous', 'signed-in'] as const) {
    expect((await clients[role].rpc(name, parameters as never)).error?.code).toBe('42501');
  }
  expect((await clients.administrator.rpc(name, parameters as never)).error?.code).not.toBe('42501');
});
