import { Migration } from '@mikro-orm/migrations';

/** What the payer's bank finds a refund by, when it arrived, and refunds that an administrator sends by hand. */
export class RefundWays0120 extends Migration {
  override name = '0120-refund-ways';

  override up(): void {
    this.addSql(`
      alter table refunds
        add column reference text,
        add column arrived_at timestamptz,
        add column way text not null default 'card' check (way in ('card', 'hand'))`);
  }

  override down(): void {
    this.addSql('alter table refunds drop column reference, drop column arrived_at, drop column way');
  }
}
