import { Migration } from '@mikro-orm/migrations';

const before = ['late', 'noShow', 'left1', 'left3', 'left7', 'left30'];
const kinds = (names: readonly string[]): string =>
  `alter table stay_notices drop constraint stay_notices_kind_check,
    add constraint stay_notices_kind_check check (kind in (${names.map((each) => `'${each}'`).join(', ')}))`;

/** Travellers are reminded of bags in store an hour before their pick-up. */
export class PickUpReminders0460 extends Migration {
  override name = '0460-pick-up-reminders';

  override up(): void {
    this.addSql(kinds([...before, 'soon']));
  }

  override down(): void {
    this.addSql("delete from stay_notices where kind = 'soon'");
    this.addSql(kinds(before));
  }
}
