import { Migration } from '@mikro-orm/migrations';

/** Administrators' bookings of a small city, or in a currency that few have, are found without reading all others. */
export class BookingsOfCitiesAndCurrencies0163 extends Migration {
  override name = '0163-bookings-of-cities-and-currencies';

  override up(): void {
    this.addSql('create index bookings_currency_idx on bookings (currency, drop_off_at desc, id desc)');
    this.addSql('create index listings_of_city_idx on listings (city_name, id)');
  }

  override down(): void {
    this.addSql('drop index listings_of_city_idx, bookings_currency_idx');
  }
}
