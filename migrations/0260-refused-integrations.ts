import { Migration } from '@mikro-orm/migrations';

/** Since when another service has refused an integration's token. */
export class RefusedIntegrations0260 extends Migration {
  override name = '0260-refused-integrations';

  override up(): void {
    this.addSql('alter table integrations add column refused_at timestamptz');
  }

  override down(): void {
    this.addSql('alter table integrations drop column refused_at');
  }
}
