import { Migration } from '@mikro-orm/migrations';

/** Whether an owner can be paid out, as the listings need to know it: the payouts say so when it changes. */
export class PayablePartners0040 extends Migration {
  override name = '0040-payable-partners';

  override up(): void {
    this.addSql(`
      create table payable_partners (
        user_id uuid primary key references users on delete cascade,
        is_payable boolean not null
      )`);
    this.addSql(`
      insert into payable_partners (user_id, is_payable)
      select user_id, payouts_enabled and currently_due = '{}' and past_due = '{}' from payout_accounts`);
  }

  override down(): void {
    this.addSql('drop table payable_partners');
  }
}
