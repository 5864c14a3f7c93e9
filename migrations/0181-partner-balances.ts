import { Migration } from '@mikro-orm/migrations';

/**
 * What each partner is owed in each currency: the sum of their entries, kept by a trigger in the transaction of the
 * entry, because whoever looks at the next payouts asks for that of all partners. See docs/decisions/database.md.
 */
export class PartnerBalances0181 extends Migration {
  override name = '0181-partner-balances';

  override up(): void {
    this.addSql(`
      create table partner_balances (
        partner_id uuid not null references users,
        currency char(3) not null,
        amount_minor bigint not null,
        primary key (partner_id, currency)
      )`);
    this.addSql('create index partner_balances_owed_idx on partner_balances (partner_id) where amount_minor < 0');
    // Of a statement with many entries each balance is written once; in this order, so that nobody waits in a circle.
    this.addSql(`
      create function keep_partner_balances() returns trigger language plpgsql as $$
      begin
        insert into partner_balances (partner_id, currency, amount_minor)
        select partner_id, currency, sum(amount_minor) from added where partner_id is not null group by 1, 2 order by 1, 2
        on conflict (partner_id, currency)
          do update set amount_minor = partner_balances.amount_minor + excluded.amount_minor;
        return null;
      end $$`);
    this.addSql(`
      insert into partner_balances (partner_id, currency, amount_minor)
      select partner_id, currency, sum(amount_minor) from ledger_entries where partner_id is not null group by 1, 2`);
    this.addSql(`
      create trigger keep_partner_balances after insert on ledger_entries referencing new table as added
      for each statement execute function keep_partner_balances()`);
  }

  override down(): void {
    this.addSql('drop trigger keep_partner_balances on ledger_entries');
    this.addSql('drop function keep_partner_balances()');
    this.addSql('drop table partner_balances');
  }
}
