import { Migration } from '@mikro-orm/migrations';

/** When what is counted by weeks happened. */
const moments = [
  ['bookings', 'confirmed_at'],
  ['bookings', 'canceled_at'],
  ['payments', 'succeeded_at'],
  ['refunds', 'confirmed_at'],
] as const;

/** What administrators watch: jobs that failed for good, mails and their fate, events of the card provider, checks. */
export class Operations0112 extends Migration {
  override name = '0112-operations';

  override up(): void {
    this.addSql(`
      create table failed_jobs (
        id uuid primary key,
        queue text not null,
        payload jsonb not null,
        error text not null,
        tries int not null check (tries >= 1),
        added_at timestamptz not null,
        failed_at timestamptz not null,
        state text not null default 'failed' check (state in ('failed', 'retried', 'dropped')),
        reason text,
        decided_by uuid references users,
        decided_at timestamptz,
        check ((state = 'failed') = (decided_at is null)),
        check ((state = 'dropped') = (reason is not null))
      )`);
    this.addSql('create index failed_jobs_state_idx on failed_jobs (state, failed_at desc)');
    this.addSql(`
      create table sent_mails (
        id uuid primary key,
        key text not null,
        kind text not null,
        booking_id uuid references bookings,
        recipient text not null,
        language text not null,
        subject text not null,
        body text not null,
        state text not null check (state in ('sent', 'failed')),
        tries int not null default 1 check (tries >= 1),
        error text,
        created_at timestamptz not null,
        sent_at timestamptz,
        check ((state = 'sent') = (sent_at is not null))
      )`);
    this.addSql(`create unique index sent_mails_failed_key on sent_mails (key) where state = 'failed'`);
    this.addSql('create index sent_mails_newest_idx on sent_mails (created_at desc, id desc)');
    this.addSql('create index sent_mails_booking_idx on sent_mails (booking_id) where booking_id is not null');
    this.addSql('create index sent_mails_recipient_idx on sent_mails (lower(recipient))');
    this.addSql(`
      create table provider_event_log (
        id uuid primary key,
        event_id text not null,
        type text not null,
        kind text not null,
        object_id text,
        payment_id uuid references payments on delete cascade,
        became text not null check (became in ('done', 'seen', 'ignored', 'failed')),
        error text,
        took_ms int not null check (took_ms >= 0),
        received_at timestamptz not null
      )`);
    this.addSql('create index provider_event_log_newest_idx on provider_event_log (received_at desc, id desc)');
    this.addSql(
      'create index provider_event_log_payment_idx on provider_event_log (payment_id) where payment_id is not null',
    );
    this.addSql(`
      create table check_runs (
        name text primary key,
        ran_at timestamptz not null,
        took_ms int not null,
        counted jsonb not null,
        faults jsonb not null,
        hints jsonb not null
      )`);
    for (const [table, column] of moments) this.addSql(`create index ${table}_${column}_idx on ${table} (${column})`);
    this.addSql(`
      create table search_counts (
        day date primary key,
        without_result int not null default 0
      )`);
  }

  override down(): void {
    for (const [table, column] of moments) this.addSql(`drop index ${table}_${column}_idx`);
    this.addSql('drop table search_counts, check_runs, provider_event_log, sent_mails, failed_jobs');
  }
}
