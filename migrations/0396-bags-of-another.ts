import { Migration } from '@mikro-orm/migrations';

const kinds = (names: readonly string[]): string =>
  `alter table claims drop constraint claims_kind_check,
    add constraint claims_kind_check check (kind in (${names.map((each) => `'${each}'`).join(', ')}))`;

const before = ['missing', 'damaged', 'gone', 'wrong'];

/** A traveller reports that the bags that were checked in are not theirs. */
export class BagsOfAnother0396 extends Migration {
  override name = '0396-bags-of-another';

  override up(): void {
    this.addSql(kinds([...before, 'notMine']));
  }

  override down(): void {
    this.addSql("update claims set kind = 'wrong' where kind = 'notMine'");
    this.addSql(kinds(before));
  }
}
