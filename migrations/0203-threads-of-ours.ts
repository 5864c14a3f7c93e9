import { Migration } from '@mikro-orm/migrations';

/** Threads that administration began: `message` is then what the mail is about, and the first entry what was written. */
export class ThreadsOfOurs0203 extends Migration {
  override name = '0203-threads-of-ours';

  override up(): void {
    this.addSql('alter table contact_messages add column is_ours boolean not null default false');
  }

  override down(): void {
    this.addSql('delete from contact_messages where is_ours');
    this.addSql('alter table contact_messages drop column is_ours');
  }
}
