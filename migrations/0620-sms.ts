import { Migration } from '@mikro-orm/migrations';

/** Who wants no text messages, and which ones were ordered: each once, for each person. */
export class Sms0620 extends Migration {
  override name = '0620-sms';

  override up(): void {
    this.addSql('create table sms_refusals (user_id uuid primary key references users on delete cascade)');
    this.addSql(`
      create table sms_orders (
        subject_id uuid not null,
        user_id uuid not null references users on delete cascade,
        kind text not null,
        ordered_at timestamptz not null,
        primary key (subject_id, user_id, kind)
      )`);
    this.addSql('create index sms_orders_ordered_at_idx on sms_orders (ordered_at)');
  }

  override down(): void {
    this.addSql('drop table sms_orders');
    this.addSql('drop table sms_refusals');
  }
}
