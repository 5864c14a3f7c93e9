import { Migration } from '@mikro-orm/migrations';

/** When a partner last sent the numbers by which the payment provider checks who they are; the numbers are not kept. */
export class KycSent0057 extends Migration {
  override name = '0057-kyc-sent';

  override up(): void {
    this.addSql('alter table payout_accounts add column kyc_sent_at timestamptz');
  }

  override down(): void {
    this.addSql('alter table payout_accounts drop column kyc_sent_at');
  }
}
