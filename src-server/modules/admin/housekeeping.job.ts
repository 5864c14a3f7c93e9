import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { removeObjects } from '#server/platform/files/remove-objects.job.ts';
import { defineJob, forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';

const housekeeping = defineJob({ name: 'housekeeping', payload: z.object({}), retries: 1 });

const ROWS_AT_ONCE = 5_000;

/** What is over, by table; `$1` is now. Rows that were only ever of use for a while, and no one reads any more. */
const over: readonly (readonly [table: string, condition: string])[] = [
  // A client that repeats a request does so within minutes; what the documentation promises is longer than any outage.
  ['idempotency_keys', `created_at < $1::timestamptz - interval '30 days'`],
  ['rate_limits', 'window_ends_at < $1::timestamptz'],
  // No one comes back with a session that ended by age or by idleness; see platform/sessions.
  ['sessions', `(expires_at < $1::timestamptz or last_seen_at < $1::timestamptz - interval '14 days')`],
  ['guest_sessions', 'expires_at < $1::timestamptz'],
  [
    'tokens',
    `(expires_at < $1::timestamptz or (purpose not in ('activation', 'reopening') and used_at < $1::timestamptz - interval '1 day'))`,
  ],
  ['sign_in_codes', 'expires_at < $1::timestamptz'],
  // The provider delivers an event again for three days, and keeps it for thirty.
  ['provider_events', `received_at < $1::timestamptz - interval '35 days'`],
  ['service_tokens', `least(expires_at, revoked_at) < $1::timestamptz - interval '90 days'`],
  // By then a photo stands at its location, waits in a request, or was not wanted.
  [
    'uploaded_photos',
    `created_at < $1::timestamptz - interval '1 day' and not exists (
       select from change_requests c where c.status = 'waiting'
         and c.changes -> 'imageIds' @> to_jsonb(uploaded_photos.file_id::text))`,
  ],
  // A photo that no hand-over of the record took.
  [
    'hand_over_photos',
    `created_at < $1::timestamptz - interval '7 days'
       and not exists (select from hand_overs h where h.photo_id = hand_over_photos.id)`,
  ],
  // What was added to a claim that was never sent; by then it can be sent no more.
  ...['claim_photos', 'claim_receipts'].map(
    (table) =>
      [
        table,
        `created_at < $1::timestamptz - interval '2 days'
           and not exists (select from claims c where c.booking_id = ${table}.booking_id)`,
      ] as const,
  ),
  ['door_photos', `created_at < $1::timestamptz - interval '90 days'`],
  ['door_places', `created_at < $1::timestamptz - interval '90 days'`],
  // The person who has one may vote again the next day.
  ['answer_vote_marks', `day < ($1::timestamptz at time zone 'utc')::date`],
  // The network that has one may count the next day; sums are shown of a quarter, and compared with last year's.
  ['empty_search_marks', `day < ($1::timestamptz at time zone 'utc')::date`],
  ['empty_searches', `day < ($1::timestamptz at time zone 'utc')::date - 400`],
  // Notes that were taken off, and can be put back until then.
  ['listing_notes', `removed_at < $1::timestamptz - interval '90 days'`],
  ['contact_entries', `removed_at < $1::timestamptz - interval '90 days'`],
  // With their tries; what still waits is tried for three days.
  ['webhook_deliveries', `created_at < $1::timestamptz - interval '30 days' and state <> 'waiting'`],
  // What is still needed after a month is taken anew.
  ['need_marks', `marked_at < $1::timestamptz - interval '30 days'`],
  // What was handed over without a network comes within days.
  ['counter_turns', `until < $1::timestamptz - interval '30 days'`],
  // What is text-worthy is so within the hour.
  ['sms_orders', `ordered_at < $1::timestamptz - interval '30 days'`],
  ['incidents', `ended_at < $1::timestamptz - interval '30 days'`],
  // The mail of a day is sent again only on that day.
  ['morning_mails', `day < ($1::timestamptz at time zone 'utc')::date - 7`],
  ['failed_jobs', `failed_at < $1::timestamptz - interval '90 days' and state <> 'waiting'`],
  ['sent_mails', `created_at < $1::timestamptz - interval '90 days'`],
  ['provider_event_log', `received_at < $1::timestamptz - interval '90 days'`],
  ['dev_mails', `created_at < $1::timestamptz - interval '30 days'`],
];

/** Deletes what is over, once an hour, in small steps so that no one waits for it. */
export const housekeepingHandler = handleJob(
  housekeeping,
  async (_payload, deps: Deps) => {
    const conditions = [...over, ['files', await unnamedFiles(deps)] as const];
    await forEachOnItsOwn(conditions, ([table, condition]) => deleteOver(deps, table, condition));
    await removeObjects(deps);
  },
  '17 * * * *',
);

async function deleteOver({ db, clock }: Deps, table: string, condition: string): Promise<void> {
  for (;;) {
    const deleted = await db.query(
      `delete from ${table} where ctid in (select ctid from ${table} where ${condition} limit ${ROWS_AT_ONCE}) returning 1`,
      [clock.now().toString()],
    );
    if (deleted.length < ROWS_AT_ONCE) return;
  }
}

/**
 * Files of yesterday and before that nothing names: no column that references files, whichever there are, and no page's
 * text. Younger ones may be on their way to the row that will name them.
 */
async function unnamedFiles({ db }: Deps): Promise<string> {
  const references = await db.query<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as "table", quote_ident(a.attname) as "column"
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'files'::regclass`,
  );
  const unnamed = references.map(
    ({ table, column }) => `not exists (select from ${table} r where r.${column} = files.id)`,
  );
  const pages = `not exists (
    select from cms_pages p
    where p.body like '%' || files.id || '%' or p.background like '%' || files.id || '%'
      or p.settings::text like '%' || files.id || '%')`;
  return [`created_at < $1::timestamptz - interval '1 day'`, ...unnamed, pages].join(' and ');
}
