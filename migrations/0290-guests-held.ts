import { Migration } from '@mikro-orm/migrations';

/** Since when and until when mails to the guests of an integration wait, because there are too many for a day. */
export class GuestsHeld0290 extends Migration {
  override name = '0290-guests-held';

  override up(): void {
    this.addSql('alter table integrations add column held_at timestamptz, add column held_until timestamptz');
    this.addSql(
      'alter table integrations add constraint integrations_held_check check ((held_at is null) = (held_until is null))',
    );
  }

  override down(): void {
    this.addSql('alter table integrations drop column held_at, drop column held_until');
  }
}
