import { Migration } from '@mikro-orm/migrations';

/** When administration read the messages of an order of which a problem was reported; who and why is in the audit log. */
export class TalkReadings0621 extends Migration {
  override name = '0621-talk-readings';

  override up(): void {
    this.addSql(`
      create table talk_readings (
        id uuid primary key,
        order_id uuid not null references orders on delete cascade,
        read_at timestamptz not null
      )`);
    this.addSql('create index talk_readings_order_id_idx on talk_readings (order_id)');
  }

  override down(): void {
    this.addSql('drop table talk_readings');
  }
}
