import { Migration } from '@mikro-orm/migrations';

/** Which of a traveller's messages wait: unread by the location's people, or answered by none and said to need no answer. */
export class WaitingMessages0530 extends Migration {
  override name = '0530-waiting-messages';

  override up(): void {
    this.addSql(`
      alter table order_messages add column settled_at timestamptz
      check (settled_at is null or writer = 'traveller')`);
    this.addSql(`
      create index order_messages_unread_idx on order_messages (listing_id)
      where writer = 'traveller' and read_at is null`);
  }

  override down(): void {
    this.addSql('drop index order_messages_unread_idx');
    this.addSql('alter table order_messages drop column settled_at');
  }
}
