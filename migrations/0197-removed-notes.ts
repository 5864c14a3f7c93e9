import { Migration } from '@mikro-orm/migrations';

/** Notes of administrators that were taken off: nobody is shown them any more, and they can be put back for a while. */
export class RemovedNotes0197 extends Migration {
  override name = '0197-removed-notes';

  override up(): void {
    for (const table of ['listing_notes', 'contact_entries'])
      this.addSql(`alter table ${table} add column removed_at timestamptz`);
    this.addSql(
      `alter table contact_entries add constraint only_notes_are_removed check (removed_at is null or kind = 'note')`,
    );
  }

  override down(): void {
    for (const table of ['listing_notes', 'contact_entries']) {
      this.addSql(`delete from ${table} where removed_at is not null`);
      this.addSql(`alter table ${table} drop column removed_at`);
    }
  }
}
