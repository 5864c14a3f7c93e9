import { Migration } from '@mikro-orm/migrations';

/**
 * What each payout is made of, its way through the bank, and shares that are taken back: see docs/decisions/payouts.md.
 * Payouts of before are given the movements that came before them.
 */
export class PayoutLines0070 extends Migration {
  override name = '0070-payout-lines';

  override up(): void {
    this.addSql(`
      create table payout_lines (
        transaction_id uuid primary key references ledger_transactions,
        payout_id uuid not null references payouts,
        amount_minor bigint not null check (amount_minor <> 0)
      )`);
    this.addSql('create index payout_lines_payout_idx on payout_lines (payout_id)');
    this.addSql('alter table payouts drop constraint payouts_status_check');
    this.addSql(`
      alter table payouts
        add constraint payouts_status_check check (status in ('requested', 'sent', 'paid', 'failed')),
        add column provider_payout_id text unique,
        add column account_last4 text,
        add column failure_code text,
        add column sent_at timestamptz,
        add column expected_at timestamptz`);
    this.addSql(
      `alter table payout_accounts add column currencies text[] not null default '{}', add column bank_changed_at timestamptz`,
    );
    this.addSql('alter table ledger_transactions drop constraint ledger_transactions_kind_check');
    this.addSql(`
      alter table ledger_transactions
        add column note text,
        add constraint ledger_transactions_kind_check
          check (kind in ('payment', 'refund', 'earning', 'payout', 'payout_reversal', 'claw_back'))`);
    this.addSql(`
      insert into payout_lines (transaction_id, payout_id, amount_minor)
      select distinct on (t.id) t.id, p.id, -e.amount_minor
      from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id and t.kind <> 'payout'
      join payouts p on p.user_id = e.partner_id and p.currency = e.currency and p.created_at >= t.occurred_at
        and 'payout:' || p.id || ':failed' <> t.reference
      where e.partner_id is not null
      order by t.id, p.created_at, p.id`);
  }

  override down(): void {
    this.addSql('drop table payout_lines');
    this.addSql('alter table ledger_transactions drop constraint ledger_transactions_kind_check');
    this.addSql(`
      alter table ledger_transactions drop column note, add constraint ledger_transactions_kind_check
        check (kind in ('payment', 'refund', 'earning', 'payout', 'payout_reversal'))`);
    this.addSql('alter table payout_accounts drop column currencies, drop column bank_changed_at');
    this.addSql('alter table payouts drop constraint payouts_status_check');
    this.addSql(`
      alter table payouts drop column provider_payout_id, drop column account_last4, drop column failure_code,
        drop column sent_at, drop column expected_at,
        add constraint payouts_status_check check (status in ('requested', 'paid', 'failed'))`);
  }
}
