import { Migration } from '@mikro-orm/migrations';

/**
 * How many entries of a partner's calendar could not be read when it was read last, and which entry of the file each one
 * is, so that one that slides on is known again.
 */
export class PassedOver0386 extends Migration {
  override name = '0386-passed-over';

  override up(): void {
    this.addSql('alter table read_calendars add column passed_over int not null default 0');
    this.addSql('alter table calendar_entries add column uid text');
  }

  override down(): void {
    this.addSql('alter table calendar_entries drop column uid');
    this.addSql('alter table read_calendars drop column passed_over');
  }
}
