import { Migration } from '@mikro-orm/migrations';

/** The newest payouts, of all partners and by what became of them. */
export class PayoutsInOrder0264 extends Migration {
  override name = '0264-payouts-in-order';

  override up(): void {
    this.addSql('create index payouts_newest_idx on payouts (created_at desc, id desc)');
    this.addSql('create index payouts_status_idx on payouts (status, created_at desc, id desc) include (currency)');
  }

  override down(): void {
    this.addSql('drop index payouts_status_idx');
    this.addSql('drop index payouts_newest_idx');
  }
}
