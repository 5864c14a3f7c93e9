import { Migration } from '@mikro-orm/migrations';

/** What a location holds in a week, past ones too, and what an owner earned of late, without reading all there ever was. */
export class HostedBookings0061 extends Migration {
  override name = '0061-hosted-bookings';

  override up(): void {
    this.addSql('create index bookings_listing_pick_up_idx on bookings (listing_id, pick_up_at)');
    this.addSql(
      "create index ledger_transactions_earned_idx on ledger_transactions (occurred_at, booking_id) where kind = 'earning'",
    );
  }

  override down(): void {
    this.addSql('drop index ledger_transactions_earned_idx');
    this.addSql('drop index bookings_listing_pick_up_idx');
  }
}
