import { Migration } from '@mikro-orm/migrations';

/** Messages of travellers that may wait for an answer are found by their age, for administration. */
export class MessagesThatWait0740 extends Migration {
  override name = '0740-messages-that-wait';

  override up(): void {
    this.addSql(`create index order_messages_waiting_idx on order_messages (sent_at)
      where writer = 'traveller' and settled_at is null`);
  }

  override down(): void {
    this.addSql('drop index order_messages_waiting_idx');
  }
}
