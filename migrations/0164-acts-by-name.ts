import { Migration } from '@mikro-orm/migrations';

/** Entries of a rare act are found among many others. */
export class ActsByName0164 extends Migration {
  override name = '0164-acts-by-name';

  override up(): void {
    this.addSql('create index audit_log_acts_idx on audit_log (action, created_at desc, id desc)');
  }

  override down(): void {
    this.addSql('drop index audit_log_acts_idx');
  }
}
