import { Migration } from '@mikro-orm/migrations';

/** Events of the card provider that nobody here has a use for are written down as that. */
export class IgnoredEvents0010 extends Migration {
  override name = '0010-ignored-events';

  override up(): void {
    this.addSql('alter table provider_events add column is_ignored boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table provider_events drop column is_ignored');
  }
}
