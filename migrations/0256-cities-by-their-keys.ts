import { Migration } from '@mikro-orm/migrations';

/**
 * Locations of one city are one city's: those that were named as the gazetteer calls it are named by its key. Which they
 * were is not kept, so going back leaves them.
 */
export class CitiesByTheirKeys0256 extends Migration {
  override name = '0256-cities-by-their-keys';

  override up(): void {
    this.addSql(`update listings set city_name = 'Montreal' where city_name = 'Montréal'`);
    this.addSql(`update listings set city_name = 'Quebec City' where city_name = 'Québec'`);
  }

  override down(): void {}
}
