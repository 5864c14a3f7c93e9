import { Migration } from '@mikro-orm/migrations';

/** Which entries of a partner's calendar could not be read when it was read last: the first five, by title, date and rule. */
export class UnreadEntries0490 extends Migration {
  override name = '0490-unread-entries';

  override up(): void {
    this.addSql("alter table read_calendars add column unread jsonb not null default '[]'");
  }

  override down(): void {
    this.addSql('alter table read_calendars drop column unread');
  }
}
