import type { PostgresError } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs, CALLERS, clientsByCaller, FIRST_PAGE, GUEST_APPLICATION, type Caller } from '../support/roles.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** Permissions on the functions of the database. */

const { intimate_consent_at: _, ...ANSWERS } = GUEST_APPLICATION;
/** Callers that represent all callers without the secret key: the database grants every account the same functions. */
const NEITHER = ['anonymous', 'administrator'] as const;
const NOBODY = '00000000-0000-4000-8000-000000000000';

let backend: TestBackend;
let clients: Record<Caller, Client>;

beforeAll(async () => {
  backend = await startTestBackend();
  clients = await clientsByCaller(backend);
});

afterAll(() => backend.stop());

/** Returns the code of the error that a function ends with for a caller, if it does. */
async function refusal(caller: Caller, name: string, parameters: object): Promise<string | undefined> {
  try {
    await callAs(backend, clients[caller], name, parameters);
    return undefined;
  } catch (error) {
    return (error as PostgresError).code;
  }
}

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
  ['admit_password_change', { account_id: NOBODY, session_id: '' }],
  ['use_recovery_code', { network: 'n', account_id: NOBODY, session_id: NOBODY, code: 'x' }],
  ['turn_second_factor_off', { account_id: NOBODY }],
  ['finish_password_change', { account_id: NOBODY }],
  ['enter_contest', { form: { name: 'A', email: 'a@b.fr' }, network: 'x' }],
  ['freeze_contest_draws', {}],
  ['erase_contest_entries', { email: 'a@b.fr' }],
] as const)(
  '%s is refused to visitors and accounts, and answers a call with the secret key',
  async (name, parameters) => {
    for (const role of NEITHER) {
      expect(await refusal(role, name, parameters), role).toBe('42501');
    }
    expect((await backend.operator().rpc(name, parameters as never)).error).toBeNull();
  },
);

it.each([
  ['open_contest', { starts_at: '2030-01-01', ends_at: '2020-01-01' }],
  ['record_contest_draw', { draw_number: 9, seed: 'x', winners: [], substitutes: [] }],
  ['replace_contest_winner', { draw_number: 9, place: 1 }],
] as const)(
  '%s is refused to visitors and accounts, and reports invalid parameters to a call with the secret key',
  async (name, parameters) => {
    for (const role of NEITHER) {
      expect(await refusal(role, name, parameters), role).toBe('42501');
    }
    expect((await backend.operator().rpc(name, parameters as never)).error?.code).toBe('22023');
  },
);

const EVERYBODY: Caller[] = [...CALLERS];
const ACCOUNTS: Caller[] = CALLERS.filter((caller) => caller !== 'anonymous');
const MEMBERS: Caller[] = ['contributor', 'editor', 'administrator'];
const EDITORS: Caller[] = ['editor', 'administrator'];
const ADMINISTRATORS: Caller[] = ['administrator'];

/** Functions that accounts may call, each with the callers that it answers and the parameters of the test. */
const FUNCTIONS: Record<string, [answered: Caller[], parameters: object]> = {
  announce_editing: [MEMBERS, { article_id: NOBODY }],
  article_filters: [MEMBERS, {}],
  article_statistics: [EDITORS, {}],
  awaits_second_factor: [ACCOUNTS, {}],
  articles_by_titles: [EDITORS, { titles: [] }],
  // Answers nobody, because the site has an administrator.
  claim_first_admin: [[], {}],
  confirm_subscription: [EVERYBODY, { token: '0'.repeat(64) }],
  contest_list: [EVERYBODY, { draw_number: 1 }],
  contest_status: [EVERYBODY, {}],
  contest_statuses: [EVERYBODY, {}],
  count_proposals: [EDITORS, {}],
  create_category: [EDITORS, { name: '' }],
  create_password_link: [ADMINISTRATORS, { member_id: NOBODY }],
  create_recovery_codes: [MEMBERS, {}],
  create_preview: [MEMBERS, { article_id: NOBODY }],
  delete_article: [MEMBERS, { article_id: NOBODY }],
  deleted_articles: [MEMBERS, {}],
  duplicate_article: [MEMBERS, { article_id: NOBODY }],
  end_other_sessions: [MEMBERS, {}],
  end_session: [MEMBERS, { session_id: NOBODY }],
  enter_contest_by_hand: [ADMINISTRATORS, { form: { name: 'A', email: 'a@b.fr' } }],
  erase_contest_entry: [ADMINISTRATORS, { entry_id: NOBODY }],
  erase_guest_application: [ADMINISTRATORS, { application_id: NOBODY }],
  erase_newsletter_subscription: [ADMINISTRATORS, { subscription_id: NOBODY }],
  erase_person: [ADMINISTRATORS, { address: 'a' }],
  find_link_targets: [MEMBERS, { words: 'a' }],
  find_person: [ADMINISTRATORS, { address: 'a' }],
  first_admin_available: [EVERYBODY, {}],
  invite_member: [ADMINISTRATORS, { email: 'a@exemple.fr', role: 'editor' }],
  is_admin: [EVERYBODY, {}],
  is_editor: [EVERYBODY, {}],
  is_member: [EVERYBODY, {}],
  list_actions: [ADMINISTRATORS, { action: null, person: null, page: 1, page_size: 20 }],
  list_articles: [MEMBERS, { ...FIRST_PAGE, status: 'draft' }],
  list_contest_entries: [ADMINISTRATORS, { ...FIRST_PAGE, only_drawn: false }],
  list_guest_applications: [ADMINISTRATORS, FIRST_PAGE],
  list_newsletter_subscriptions: [ADMINISTRATORS, { ...FIRST_PAGE, confirmation: null }],
  list_revisions: [MEMBERS, { article_id: NOBODY }],
  list_sessions: [MEMBERS, {}],
  list_team: [ADMINISTRATORS, {}],
  load_article: [MEMBERS, { article_id: NOBODY }],
  propose_article: [MEMBERS, { article_id: NOBODY }],
  read_account: [MEMBERS, {}],
  read_preview: [EVERYBODY, { token: '0'.repeat(64) }],
  read_publication: [MEMBERS, {}],
  read_revision: [MEMBERS, { revision_id: 1 }],
  read_second_factor: [MEMBERS, {}],
  recent_articles: [MEMBERS, { wanted: 5 }],
  record_export: [ADMINISTRATORS, { kind: 'entries', rows: 0 }],
  remove_category: [EDITORS, { category_id: NOBODY, replacement_id: null }],
  remove_member: [ADMINISTRATORS, { member_id: NOBODY }],
  remove_second_factor: [ADMINISTRATORS, { member_id: NOBODY }],
  rename_account: [MEMBERS, { name: 'Camille' }],
  rename_articles: [EDITORS, { updates: [] }],
  rename_category: [EDITORS, { category_id: NOBODY, name: 'Autre' }],
  renew_invitation: [ADMINISTRATORS, { invitation_id: NOBODY }],
  restore_article: [MEMBERS, { article_id: NOBODY }],
  retry_publication: [EDITORS, {}],
  return_article: [EDITORS, { article_id: NOBODY, comment: 'Presque !' }],
  revoke_previews: [MEMBERS, { article_id: NOBODY }],
  role_of_caller: [EVERYBODY, {}],
  search_articles: [EVERYBODY, { query: 'quai' }],
  save_article: [
    MEMBERS,
    { article_id: NOBODY, base_version: 9, form: { title: 'T' }, intent: 'save', save_id: NOBODY },
  ],
  set_member_role: [ADMINISTRATORS, { member_id: NOBODY, role: 'editor' }],
  show_contest_entry: [ADMINISTRATORS, { entry_id: NOBODY, may_be_shown: false }],
  stop_editing: [MEMBERS, { article_id: NOBODY }],
  unsubscribe_from_newsletter: [EVERYBODY, { token: '0'.repeat(64) }],
  withdraw_invitation: [ADMINISTRATORS, { invitation_id: NOBODY }],
  withdraw_proposal: [MEMBERS, { article_id: NOBODY }],
};

describe('functions that accounts may call', () => {
  it('are exactly the functions listed in this test', async () => {
    const functions = await backend.sql<{ name: string }[]>`
      select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'EXECUTE')
        and prorettype <> 'trigger'::regtype order by 1`;
    expect(functions.map(({ name }) => name)).toEqual(Object.keys(FUNCTIONS).toSorted());
  });

  it.each(Object.entries(FUNCTIONS))(
    '%s answers only the callers declared for it',
    async (name, [answered, parameters]) => {
      const found: Caller[] = [];
      for (const caller of CALLERS) {
        if ((await refusal(caller, name, parameters)) !== '42501') found.push(caller);
      }
      expect(found).toEqual(answered);
    },
  );
});
