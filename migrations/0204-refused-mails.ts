import { Migration } from '@mikro-orm/migrations';

/** Mails whose recipient the server of that address refused for good. */
export class RefusedMails0204 extends Migration {
  override name = '0204-refused-mails';

  override up(): void {
    this.addSql('alter table sent_mails add column is_refused boolean not null default false');
    this.addSql('drop index sent_mails_recipient_idx');
    this.addSql('create index sent_mails_recipient_idx on sent_mails (lower(recipient), created_at desc)');
  }

  override down(): void {
    this.addSql('drop index sent_mails_recipient_idx');
    this.addSql('create index sent_mails_recipient_idx on sent_mails (lower(recipient))');
    this.addSql('alter table sent_mails drop column is_refused');
  }
}
