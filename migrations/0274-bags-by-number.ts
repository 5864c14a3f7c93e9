import { Migration } from '@mikro-orm/migrations';

/** A claim's bag without a tag is kept as which one it is, and worded in its reader's language. */
export class BagsByNumber0274 extends Migration {
  override name = '0274-bags-by-number';

  override up(): void {
    this.addSql('alter table claims add column bag_number smallint check (bag_number between 1 and 50)');
    this.addSql('alter table claims alter column bag drop not null');
    this.addSql(
      `update claims set bag_number = substring(bag from '\\d+$')::smallint, bag = null
       where bag ~ '^(Bag|Bagage|Bulto) ([1-9]|[1-4]\\d|50)$'`,
    );
    this.addSql('alter table claims add constraint claims_bag_check1 check (num_nonnulls(bag, bag_number) = 1)');
  }

  override down(): void {
    this.addSql('alter table claims drop constraint claims_bag_check1');
    this.addSql("update claims set bag = 'Bag ' || bag_number where bag is null");
    this.addSql('alter table claims alter column bag set not null');
    this.addSql('alter table claims drop column bag_number');
  }
}
