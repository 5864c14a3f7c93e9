import { Migration } from '@mikro-orm/migrations';

/**
 * A booking may be the offer of another place: it holds its bags there until its hold ends, and becomes an order when
 * its traveller takes it. See docs/decisions/closed-door.md.
 */
export class MoveOffers0060 extends Migration {
  override name = '0060-move-offers';

  override up(): void {
    this.addSql('alter table bookings add column offered_at timestamptz');
    this.addSql(
      'alter table bookings add constraint bookings_offer_check check (offered_at is null or replaces_booking_id is not null)',
    );
    this.addSql(
      "create unique index bookings_offer_key on bookings (replaces_booking_id) where offered_at is not null and status = 'pending'",
    );
  }

  override down(): void {
    this.addSql(
      "update bookings set status = 'canceled', hold_expires_at = null where offered_at is not null and status = 'pending'",
    );
    this.addSql('alter table bookings drop column offered_at');
  }
}
