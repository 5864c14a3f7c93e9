import pg from 'pg';
import { createJobRunner } from '#server/platform/jobs/job-queue.ts';
import { jobHandlers } from '#server/start/job-handlers.ts';

/** What a million bookings leave behind in the tables that administrators look at, each as a statement that fills one. */
const rows = {
  payments: `
    insert into payments (id, booking_id, method, provider_intent_id, amount_minor, currency, status, card_last4, created_at,
      updated_at, succeeded_at)
    select gen_random_uuid(), b.id, 'card_token', 'pi_bench' || lower(replace(b.code, '-', '')), b.total_minor, b.currency, 'succeeded',
      '4242', b.created_at, now(), case when b.drop_off_at < now() then b.drop_off_at - interval '1 day' else now() - random() * interval '90 days' end
    from bookings b where b.status <> 'pending'`,
  sent_mails: `
    insert into sent_mails (id, key, kind, booking_id, recipient, language, subject, body, state, created_at, sent_at)
    select gen_random_uuid(), 'bench-' || b.id, 'bookingConfirmed', b.id, b.email, 'en', 'Your booking ' || b.code, '', 'sent',
      now() - random() * interval '90 days', now()
    from bookings b where b.status <> 'pending'`,
  failed_mails: `
    update sent_mails set state = 'failed', tries = 6, error = '452 mailbox is full', sent_at = null
    where id in (select id from sent_mails order by created_at desc limit 12)`,
  provider_event_log: `
    insert into provider_event_log (id, event_id, type, kind, object_id, payment_id, became, took_ms, received_at)
    select gen_random_uuid(), 'evt_' || p.provider_intent_id, 'payment_intent.succeeded', 'intent', p.provider_intent_id, p.id,
      'done', 12, now() - random() * interval '90 days'
    from payments p where p.provider_intent_id like 'pi_bench%'`,
  failed_events: `
    update provider_event_log set became = 'failed', error = 'Error: away'
    where id in (select id from provider_event_log order by received_at desc limit 12)`,
  failed_jobs: `
    insert into failed_jobs (id, queue, payload, error, tries, added_at, failed_at)
    select gen_random_uuid(), (array['send-booking-mail', 'refund-payment', 'deliver-webhook'])[1 + n % 3],
      json_build_object('bookingId', b.id), 'Error: away', 6, now() - n * interval '1 hour', now() - n * interval '50 minutes'
    from (select id, row_number() over ()::int as n from bookings limit 40) b`,
  // A week of what was done, as long as the queue keeps it, and what waits or is tried again just now.
  done_jobs: `
    insert into pgboss.job (name, state, data, created_on, started_on, completed_on)
    select (array['send-booking-mail', 'deliver-event', 'deliver-webhook'])[1 + n % 3], 'completed'::pgboss.job_state,
      jsonb_build_object('bookingId', gen_random_uuid()), at, at + interval '1 second', at + interval '2 seconds'
    from (select n, now() - n * interval '3 seconds' as at from generate_series(1, 200000) n) jobs`,
  open_jobs: `
    insert into pgboss.job (name, state, data, retry_count, created_on, start_after)
    select (array['send-booking-mail', 'deliver-webhook'])[1 + n % 2], case when n % 4 = 0 then 'retry' else 'created' end::pgboss.job_state,
      jsonb_build_object('bookingId', b.id), n % 4, now(), now() + n * interval '1 minute'
    from (select id, row_number() over ()::int as n from bookings limit 40) b`,
  payouts: `
    insert into payouts (id, user_id, currency, amount_minor, status, failure_message, created_at, paid_at)
    select gen_random_uuid(), u.id, 'CAD', 1000 + n * 7, case when n = 0 and u.rank < 12 then 'failed' else 'paid' end,
      case when n = 0 and u.rank < 12 then 'account_closed' end, now() - (n * 7 + 1) * interval '1 day', now() - n * interval '7 days'
    from (select id, row_number() over () as rank from users where is_partner) u cross join generate_series(0, 7) n`,
  // Of a week, and of the year before it; one act of the system among them.
  audit_log: `
    insert into audit_log (id, action, subject, subject_id, call, created_at)
    select gen_random_uuid(), case when n = 100000 then 'admin.runPayouts' else 'booking.act' || n % 20 end, 'booking',
      (select id::text from bookings where code = 'BUSY-' || 1 + n % 1000),
      '{"input": {"note": "as asked by the traveller"}}', now() - n * interval '2 minutes'
    from generate_series(1, 200000) n`,
};

const quiet = { error: () => undefined };

/** The queue's own tables, as a first start makes them. */
async function makeQueues(url: string): Promise<void> {
  const jobs = createJobRunner({ url, log: quiet });
  await jobs.start(jobHandlers, async () => undefined);
  await jobs.stop();
}

/** Fills them; made once for a database. What is filled holds no promise of the ledger: nothing is paid out of it. */
export async function busyOffice(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if ((await client.query('select from payments limit 1')).rows.length > 0) return;
    await makeQueues(url);
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    // Rows that only fill the tables: what they refer to is not asked about.
    await client.query('set local session_replication_role = replica');
    for (const statement of Object.values(rows)) await client.query(statement);
    await client.query('commit');
    // As the database does by itself, sooner or later, after as many rows.
    await client.query('set statement_timeout = 0');
    await client.query(
      'vacuum analyze payments, sent_mails, provider_event_log, failed_jobs, payouts, audit_log, pgboss.job',
    );
  } finally {
    await client.end();
  }
}
