import { Migration } from '@mikro-orm/migrations';

const kinds = (names: readonly string[]): string =>
  `alter table stay_notices drop constraint stay_notices_kind_check,
    add constraint stay_notices_kind_check check (kind in (${names.map((each) => `'${each}'`).join(', ')}))`;

/** Bags that were not fetched are told of again and again: after 1, 3, 7 and 30 days. */
export class LeftBags0395 extends Migration {
  override name = '0395-left-bags';

  override up(): void {
    this.addSql(kinds(['late', 'noShow', 'left1', 'left3', 'left7', 'left30']));
  }

  override down(): void {
    this.addSql("delete from stay_notices where kind not in ('late', 'noShow')");
    this.addSql(kinds(['late', 'noShow']));
  }
}
