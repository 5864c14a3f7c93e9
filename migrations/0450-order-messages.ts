import { Migration } from '@mikro-orm/migrations';

/**
 * What the traveller of an order and its location's people write to each other. `booking_id` is the version in force then,
 * by which it was at that location; `written_by` is who of the location wrote, none for the traveller.
 */
export class OrderMessages0450 extends Migration {
  override name = '0450-order-messages';

  override up(): void {
    this.addSql(`
      create table order_messages (
        id uuid primary key,
        order_id uuid not null references orders,
        booking_id uuid not null references bookings,
        listing_id uuid not null references listings,
        writer text not null check (writer in ('traveller', 'location')),
        written_by uuid references users,
        text text not null check (text <> ''),
        sent_at timestamptz not null,
        read_at timestamptz,
        check ((writer = 'location') = (written_by is not null))
      )`);
    this.addSql('create index order_messages_order_idx on order_messages (order_id, sent_at)');
    this.addSql('create index order_messages_booking_idx on order_messages (booking_id)');
    this.addSql('create index order_messages_listing_idx on order_messages (listing_id, sent_at)');
    this.addSql(
      'create index order_messages_written_by_idx on order_messages (written_by) where written_by is not null',
    );
  }

  override down(): void {
    this.addSql('drop table order_messages');
  }
}
