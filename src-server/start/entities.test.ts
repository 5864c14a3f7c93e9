import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { entities } from './entities.ts';

let t: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

interface ColumnRow {
  readonly table_name: string;
  readonly column_name: string;
  readonly is_nullable: 'YES' | 'NO';
  readonly column_default: string | null;
}

/** Tables that are written by plain statements only. */
const withoutEntity = new Set([
  // written and read by statements of the content module only
  'cms_redirects',
  'cms_drafts',
  'cms_versions',
  'cms_plans',
  'cms_pictures',
  'contact_entries',
  'contact_writers',
  'answer_votes',
  'answer_vote_marks',
  'cms_preview_rounds',

  'need_marks',
  // who stays at one's own location, and who comes in again
  'order_signs',
  'held_shares',
  'recoveries',
  'address_recoveries',
  'migrations',
  'rate_limits',
  'saved_listings',
  'rate_plans',
  'second_factors',
  'recovery_codes',
  'sign_in_codes',
  'widgets',
  'widget_sites',
  'widget_orders',
  'cms_redirects',
  'cms_drafts',
  'cms_versions',
  'cms_plans',
  'cms_pictures',
  'contact_entries',
  'contact_writers',
  'review_reports',
  'claims',
  'push_subscriptions',
  'counter_pins',
  'counter_devices',
  'counter_turns',
  'sms_orders',
  'sms_refusals',
  'claim_photos',
  'claim_receipts',
  'door_reports',
  'door_photos',
  'door_places',
  'door_looks',
  'order_messages',
  'listing_questions',
  'talk_readings',
  'calendar_owners',
  'calendar_readings',
  'read_calendars',
  'read_calendar_listings',
  'calendar_entries',
  'earned_sums',
  'partner_balances',
  // one number, renewed by triggers, of what many listings share
  'shared_facts',
  'idempotency_keys',
  'listing_capacity',
  'day_limits',
  'location_changes',
  'location_looks',
  'listing_notes',
  'payable_partners',
  'payout_account_changes',
  'claw_back_words',
  'payout_lines',
  'hand_over_photos',
  'sent_hand_overs',
  'stay_notices',
  'earned_sums',
  'refund_proposals',
  'refund_decisions',
  'guest_session_tickets',
  'failed_jobs',
  'cause_questions',
  'sent_mails',
  'provider_event_log',
  'check_runs',
  'search_counts',
  'admin_mails',
  'morning_mails',
  'incidents',
  'empty_searches',
  'empty_search_marks',
  'disputes',
  'provider_differences',
  'weekly_summaries',
  'weekly_summaries_off',
  'staff_members',
  'staff_locations',
  'test_jobs',
  'uploaded_photos',
  // keys of objects, by the use of their rows
  'stored_objects',
  'webhooks',
  'webhook_deliveries',
  'webhook_tries',
]);

it('every entity has the columns of its table, and knows which of them may be empty', async () => {
  const columns = await t.rows<ColumnRow>(
    `select table_name, column_name, is_nullable, coalesce(column_default, identity_generation) as column_default
     from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER'`,
  );
  const metadata = entities.map(({ meta }) =>
    t.db
      .fork()
      .getMetadata()
      .get(meta.class ?? meta.className),
  );
  const wrong: string[] = [];
  for (const { tableName, props } of metadata) {
    const inDatabase = new Map(
      columns.filter((row) => row.table_name === tableName).map((row) => [row.column_name, row]),
    );
    if (inDatabase.size === 0) wrong.push(`${tableName} is no table`);
    for (const { fieldNames, nullable = false } of props) {
      const [name = ''] = fieldNames;
      const column = inDatabase.get(name);
      inDatabase.delete(name);
      if (column === undefined) wrong.push(`${tableName}.${name} is no column`);
      else if ((column.is_nullable === 'YES') !== nullable) wrong.push(`${tableName}.${name} may be empty, or not`);
    }
    // A column that an entity leaves out must be one that the database fills.
    for (const { column_name: name, is_nullable, column_default } of inDatabase.values()) {
      if (is_nullable === 'NO' && column_default === null) wrong.push(`${tableName}.${name} is missing in the entity`);
    }
  }
  expect(wrong).toEqual([]);
});

it('every table has an entity, or a reason for none', async () => {
  const tables = await t.rows<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const known = new Set(entities.map(({ meta }) => meta.tableName));
  const unknown = tables.map((row) => row.table_name).filter((name) => !known.has(name) && !withoutEntity.has(name));
  expect(unknown).toEqual([]);
});
