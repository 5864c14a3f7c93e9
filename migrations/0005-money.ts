import { Migration } from '@mikro-orm/migrations';

/** The ledger is append-only and balanced at commit, per transaction and currency: see docs/decisions/refunds.md. */
export class Money0005 extends Migration {
  override name = '0005-money';

  override up(): void {
    this.addSql(`
      create table payments (
        id uuid primary key,
        booking_id uuid not null references bookings,
        method text not null check (method in ('card_token', 'payment_intent', 'saved_card', 'none')),
        provider_intent_id text unique,
        client_secret text,
        amount_minor bigint not null check (amount_minor >= 0),
        currency char(3) not null,
        status text not null check (status in ('open', 'requires_action', 'succeeded', 'failed', 'canceled')),
        card_last4 text,
        failure_message text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        succeeded_at timestamptz
      )`);
    this.addSql('create index payments_booking_idx on payments (booking_id)');
    this.addSql(`
      create table refunds (
        id uuid primary key,
        payment_id uuid not null references payments,
        booking_id uuid not null references bookings,
        amount_minor bigint not null check (amount_minor > 0),
        currency char(3) not null,
        reason text not null,
        status text not null default 'requested' check (status in ('requested', 'succeeded', 'failed')),
        provider_refund_id text unique,
        failure_message text,
        created_at timestamptz not null,
        confirmed_at timestamptz
      )`);
    this.addSql('create index refunds_payment_idx on refunds (payment_id)');
    this.addSql('create index refunds_booking_idx on refunds (booking_id)');
    this.addSql(`
      create function keep_refunds_within_payment() returns trigger language plpgsql as $$
      declare
        paid bigint;
        refunded bigint;
      begin
        select amount_minor into paid from payments where id = new.payment_id for update;
        select coalesce(sum(amount_minor), 0) into refunded from refunds
          where payment_id = new.payment_id and status <> 'failed' and id <> new.id;
        if new.status <> 'failed' and refunded + new.amount_minor > paid then
          raise exception 'refunds exceed the payment' using errcode = 'CL003', constraint = 'refunds_within_payment';
        end if;
        return new;
      end $$`);
    this.addSql(
      'create trigger keep_refunds_within_payment before insert or update on refunds for each row execute function keep_refunds_within_payment()',
    );
    this.addSql(`
      create table ledger_transactions (
        id uuid primary key,
        kind text not null check (kind in ('payment', 'refund', 'earning', 'payout', 'payout_reversal')),
        reference text not null unique,
        booking_id uuid references bookings,
        occurred_at timestamptz not null
      )`);
    this.addSql(`
      create table ledger_entries (
        id uuid primary key,
        transaction_id uuid not null references ledger_transactions,
        account text not null check (account in ('provider', 'travellers', 'partner', 'fees', 'tax')),
        partner_id uuid references users,
        amount_minor bigint not null check (amount_minor <> 0),
        currency char(3) not null,
        check ((account = 'partner') = (partner_id is not null))
      )`);
    this.addSql('create index ledger_entries_transaction_idx on ledger_entries (transaction_id)');
    this.addSql(
      'create index ledger_entries_partner_idx on ledger_entries (partner_id, currency) include (amount_minor) where partner_id is not null',
    );
    this.addSql(`
      create function keep_ledger_balanced() returns trigger language plpgsql as $$
      begin
        if exists (
          select 1 from ledger_entries where transaction_id = new.transaction_id
          group by currency having sum(amount_minor) <> 0
        ) then
          raise exception 'ledger transaction is not balanced' using errcode = 'CL004', constraint = 'ledger_balanced';
        end if;
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger keep_ledger_balanced after insert on ledger_entries
      deferrable initially deferred for each row execute function keep_ledger_balanced()`);
    this.addSql(`
      create function refuse_ledger_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the ledger is append-only' using errcode = 'CL005', constraint = 'ledger_append_only';
      end $$`);
    for (const table of ['ledger_entries', 'ledger_transactions']) {
      this.addSql(
        `create trigger refuse_change before update or delete or truncate on ${table} for each statement execute function refuse_ledger_change()`,
      );
    }
    this.addSql(`
      create table payout_accounts (
        id uuid primary key,
        user_id uuid not null unique references users on delete cascade,
        provider_account_id text not null unique,
        payouts_enabled boolean not null default false,
        currently_due text[] not null default '{}',
        past_due text[] not null default '{}',
        current_deadline timestamptz,
        requirement_errors jsonb not null default '[]',
        business_name text,
        address_line1 text,
        address_city text,
        address_state text,
        address_postal_code text,
        date_of_birth date,
        account_last4 text,
        routing_number text,
        updated_at timestamptz not null
      )`);
    this.addSql(`
      create table payouts (
        id uuid primary key,
        user_id uuid not null references users,
        currency char(3) not null,
        amount_minor bigint not null check (amount_minor > 0),
        status text not null default 'requested' check (status in ('requested', 'paid', 'failed')),
        provider_transfer_id text unique,
        failure_message text,
        created_at timestamptz not null,
        paid_at timestamptz
      )`);
    this.addSql('create index payouts_user_idx on payouts (user_id, created_at desc)');
  }

  override down(): void {
    this.addSql('drop table payouts, payout_accounts, ledger_entries, ledger_transactions, refunds, payments');
    this.addSql('drop function refuse_ledger_change(), keep_ledger_balanced(), keep_refunds_within_payment()');
  }
}
