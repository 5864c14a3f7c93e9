import { Migration } from '@mikro-orm/migrations';

/**
 * Devices that a person wants to be notified on: the address at the browser's push service and the keys that what is sent
 * is encrypted for, the language, and the kinds that are switched off.
 */
export class PushSubscriptions0591 extends Migration {
  override name = '0591-push-subscriptions';

  override up(): void {
    this.addSql(`
      create table push_subscriptions (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        endpoint text not null unique,
        p256dh text not null,
        auth text not null,
        language text not null,
        kinds_off text[] not null,
        created_at timestamptz not null
      )`);
    this.addSql('create index push_subscriptions_user_id_idx on push_subscriptions (user_id, created_at)');
  }

  override down(): void {
    this.addSql('drop table push_subscriptions');
  }
}
