import { Migration } from '@mikro-orm/migrations';

/**
 * Where travellers searched and found nothing: sums by day (UTC) and cell of about 5 km, named by its middle, and nothing of
 * who searched. `no_shop`: there was none; `no_room`: there was one, and none open with room for the wish. A mark keeps one
 * network from counting twice a day and cell, and goes at night.
 */
export class SearchesInVain0580 extends Migration {
  override name = '0580-searches-in-vain';

  override up(): void {
    this.addSql(`
      create table empty_searches (
        day date not null,
        latitude double precision not null check (latitude between -90 and 90),
        longitude double precision not null check (longitude between -180 and 180),
        no_shop int not null check (no_shop >= 0),
        no_room int not null check (no_room >= 0),
        primary key (day, latitude, longitude)
      )`);
    this.addSql('create table empty_search_marks (mark text primary key, day date not null)');
    this.addSql('create index empty_search_marks_day_idx on empty_search_marks (day)');
    this.addSql(`create index places_city_latitude_idx on places (latitude) where kind = 'city'`);
  }

  override down(): void {
    this.addSql('drop index places_city_latitude_idx');
    this.addSql('drop table empty_search_marks, empty_searches');
  }
}
