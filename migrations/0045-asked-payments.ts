import { Migration } from '@mikro-orm/migrations';

/** That the provider is being asked to charge is written down before it is asked: whoever asks may die meanwhile. */
export class AskedPayments0045 extends Migration {
  override name = '0045-asked-payments';

  override up(): void {
    this.addSql('alter table payments add column asked_at timestamptz');
    this.addSql('create index payments_asked_idx on payments (asked_at) where asked_at is not null');
  }

  override down(): void {
    this.addSql('alter table payments drop column asked_at');
  }
}
