import { Migration } from '@mikro-orm/migrations';

/** The index that finds codes by their beginnings finds whole ones too: bookings are spared one of two. */
export class OneIndexOfCodes0442 extends Migration {
  override name = '0442-one-index-of-codes';

  override up(): void {
    this.addSql('drop index bookings_code_idx');
  }

  override down(): void {
    this.addSql('create index bookings_code_idx on bookings (code)');
  }
}
