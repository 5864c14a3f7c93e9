import { Migration } from '@mikro-orm/migrations';

/** A delivery holds later ones of its subject back until an instant; a receiver that says it is gone is called no more. */
export class WebhooksOff0407 extends Migration {
  override name = '0407-webhooks-off';

  override up(): void {
    this.addSql('alter table webhook_deliveries add column holds_until timestamptz');
    this.addSql('alter table webhooks add column gone_at timestamptz');
  }

  override down(): void {
    this.addSql('alter table webhooks drop column gone_at');
    this.addSql('alter table webhook_deliveries drop column holds_until');
  }
}
