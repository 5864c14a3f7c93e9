import { Migration } from '@mikro-orm/migrations';

const netPaid = (disputed: string) => `
  create or replace function net_paid(order_id uuid) returns bigint language sql stable as $$
    with recursive chain as (
      select id, replaces_booking_id from bookings where id = order_id
      union all
      select b.id, b.replaces_booking_id from bookings b join chain c on b.id = c.replaces_booking_id)
    select (
      coalesce((select sum(p.amount_minor) from payments p join chain c on c.id = p.booking_id where p.status = 'succeeded'), 0)
      - coalesce((select sum(r.amount_minor) from refunds r join payments p on p.id = r.payment_id
          join chain c on c.id = p.booking_id where r.status <> 'failed'), 0)${disputed})::bigint
  $$`;

/**
 * Payments that payers dispute at their bank: see docs/decisions/disputes.md. What is in dispute or was lost is not the
 * order's to give back (`net_paid`); what the order was sold for stays what it is (`order_kept`).
 */
export class Disputes0087 extends Migration {
  override name = '0087-disputes';

  override up(): void {
    this.addSql(`
      create table disputes (
        id uuid primary key,
        provider_dispute_id text not null unique,
        payment_id uuid not null references payments,
        booking_id uuid not null references bookings,
        amount_minor bigint not null check (amount_minor > 0),
        currency char(3) not null,
        reason text not null,
        state text not null check (state in ('inquiry', 'open', 'won', 'lost')),
        opened_at timestamptz not null,
        respond_by timestamptz,
        closed_at timestamptz,
        check ((state in ('won', 'lost')) = (closed_at is not null))
      )`);
    this.addSql('create index disputes_payment_idx on disputes (payment_id)');
    this.addSql(`create index disputes_open_idx on disputes (booking_id) where state = 'open'`);
    this.addSql(`
      create function disputed_orders() returns setof uuid language sql stable as $$
        with recursive orders as (
          select booking_id as id from disputes where state = 'open'
          union
          select b.id from bookings b join orders o on b.replaces_booking_id = o.id)
        select id from orders
      $$`);
    this.addSql(netPaid('').replace('net_paid', 'order_kept').replace('or replace ', ''));
    this.addSql(
      netPaid(`
      - coalesce((select sum(d.amount_minor) from disputes d join payments p on p.id = d.payment_id
          join chain c on c.id = p.booking_id where d.state in ('open', 'lost')), 0)`),
    );
    this.addSql('alter table ledger_transactions drop constraint ledger_transactions_kind_check');
    this.addSql(`
      alter table ledger_transactions add constraint ledger_transactions_kind_check
        check (kind in ('payment', 'refund', 'earning', 'payout', 'payout_reversal', 'claw_back',
          'dispute', 'dispute_won', 'dispute_lost'))`);
    this.addSql('alter table ledger_entries drop constraint ledger_entries_account_check');
    this.addSql(`
      alter table ledger_entries add constraint ledger_entries_account_check
        check (account in ('provider', 'travellers', 'partner', 'fees', 'tax', 'disputes'))`);
  }

  override down(): void {
    this.addSql('alter table ledger_entries drop constraint ledger_entries_account_check');
    this.addSql(`
      alter table ledger_entries add constraint ledger_entries_account_check
        check (account in ('provider', 'travellers', 'partner', 'fees', 'tax'))`);
    this.addSql('alter table ledger_transactions drop constraint ledger_transactions_kind_check');
    this.addSql(`
      alter table ledger_transactions add constraint ledger_transactions_kind_check
        check (kind in ('payment', 'refund', 'earning', 'payout', 'payout_reversal', 'claw_back'))`);
    this.addSql(netPaid(''));
    this.addSql('drop function order_kept(uuid)');
    this.addSql('drop function disputed_orders()');
    this.addSql('drop table disputes');
  }
}
