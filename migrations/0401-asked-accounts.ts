import { Migration } from '@mikro-orm/migrations';

/** The account at the provider whose bank a payout was claimed for: written before it is asked, outside of any transaction. */
export class AskedAccounts0401 extends Migration {
  override name = '0401-asked-accounts';

  override up(): void {
    this.addSql('alter table payouts add column asked_account text');
    this.addSql(`
      update payouts p set asked_account = a.provider_account_id from payout_accounts a
      where a.user_id = p.user_id and p.status in ('sent', 'paid')`);
  }

  override down(): void {
    this.addSql('alter table payouts drop column asked_account');
  }
}
