import { Migration } from '@mikro-orm/migrations';

/** A refund that fails at the provider is asked for again, as a refund of its own: which try it is. */
export class RefundAttempts0009 extends Migration {
  override name = '0009-refund-attempts';

  override up(): void {
    this.addSql('alter table refunds add column attempt smallint not null default 1 check (attempt >= 1)');
  }

  override down(): void {
    this.addSql('alter table refunds drop column attempt');
  }
}
