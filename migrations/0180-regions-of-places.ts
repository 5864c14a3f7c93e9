import { Migration } from '@mikro-orm/migrations';

/** Cities know their region, so that the first location of one is taxed as the others will be. */
export class RegionsOfPlaces0180 extends Migration {
  override name = '0180-regions-of-places';

  override up(): void {
    this.addSql('alter table places add column region text');
    this.addSql(
      `update places set region = substring(context from '^([A-Z]{2}), US$') where kind = 'city' and country = 'US'`,
    );
  }

  override down(): void {
    this.addSql('alter table places drop column region');
  }
}
