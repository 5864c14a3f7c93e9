import { Migration } from '@mikro-orm/migrations';

/** Bookings are found by a piece of a name or an address, and listed by drop-off, among a million. */
export class BookingsSearch0111 extends Migration {
  override name = '0111-bookings-search';

  override up(): void {
    this.addSql(`
      create index bookings_traveller_idx on bookings
      using gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops)`);
    this.addSql('create index bookings_drop_off_idx on bookings (drop_off_at desc, id desc)');
    this.addSql('create index bookings_code_prefix_idx on bookings (code text_pattern_ops)');
    this.addSql('create index ledger_transactions_booking_idx on ledger_transactions (booking_id, occurred_at)');
    this.addSql('create index audit_log_newest_idx on audit_log (created_at desc)');
  }

  override down(): void {
    this.addSql('drop index audit_log_newest_idx');
    this.addSql('drop index ledger_transactions_booking_idx');
    this.addSql('drop index bookings_code_prefix_idx');
    this.addSql('drop index bookings_drop_off_idx');
    this.addSql('drop index bookings_traveller_idx');
  }
}
