import { Migration } from '@mikro-orm/migrations';

const accounts = (names: string) => [
  'alter table ledger_entries drop constraint ledger_entries_account_check',
  `alter table ledger_entries add constraint ledger_entries_account_check check (account in (${names}))`,
];
const known = `'provider', 'travellers', 'partner', 'fees', 'tax', 'disputes'`;

/**
 * Money that goes back after it was earned: the tax within a refund, the account that bears the rest, a share that is
 * never taken back twice, and what waits for the yes of a second administrator. See docs/decisions/refunds.md.
 */
export class RefundsOfEarnedOrders0110 extends Migration {
  override name = '0110-refunds-of-earned-orders';

  override up(): void {
    this.addSql('alter table refunds add column tax_minor bigint check (tax_minor between 0 and amount_minor)');
    this.addSql('alter table refunds add column note text');
    for (const sql of accounts(`${known}, 'goodwill'`)) this.addSql(sql);
    this.addSql(`
      create function keep_claw_backs_within_share() returns trigger language plpgsql as $$
      declare
        moved record;
      begin
        select t.booking_id, t.kind into moved from ledger_transactions t where t.id = new.transaction_id;
        if moved.kind = 'claw_back' and (
          select sum(e.amount_minor) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
          where t.booking_id = moved.booking_id and t.kind in ('earning', 'claw_back') and e.partner_id = new.partner_id
        ) > 0 then
          raise exception 'more of a share is taken back than was earned' using errcode = 'CL008', constraint = 'claw_backs_within_share';
        end if;
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger keep_claw_backs_within_share after insert on ledger_entries
      deferrable initially deferred for each row when (new.partner_id is not null and new.amount_minor > 0)
      execute function keep_claw_backs_within_share()`);
    this.addSql(`
      create table refund_proposals (
        id uuid primary key,
        booking_id uuid not null references bookings,
        amount_minor bigint not null check (amount_minor > 0),
        share_minor bigint not null check (share_minor > 0),
        currency char(3) not null,
        reason text not null,
        note text not null,
        asked_by uuid not null references users,
        asked_at timestamptz not null,
        decided_by uuid references users,
        decided_at timestamptz,
        outcome text check (outcome in ('agreed', 'refused')),
        check ((outcome is null) = (decided_at is null)),
        constraint a_second_administrator check (outcome is distinct from 'agreed' or decided_by <> asked_by)
      )`);
    this.addSql('create unique index refund_proposals_open_key on refund_proposals (booking_id) where outcome is null');
  }

  override down(): void {
    this.addSql('drop table refund_proposals');
    this.addSql('drop trigger keep_claw_backs_within_share on ledger_entries');
    this.addSql('drop function keep_claw_backs_within_share()');
    for (const sql of accounts(known)) this.addSql(sql);
    this.addSql('alter table refunds drop column tax_minor, drop column note');
  }
}
