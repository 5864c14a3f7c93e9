import { Migration } from '@mikro-orm/migrations';

/** Of all who want an access token of Guesty one asks for it. */
export class AskingForAccess0406 extends Migration {
  override name = '0406-asking-for-access';

  override up(): void {
    this.addSql('alter table integrations add column access_asked_until timestamptz');
  }

  override down(): void {
    this.addSql('alter table integrations drop column access_asked_until');
  }
}
