import { Migration } from '@mikro-orm/migrations';

/** Booking widgets of partners: where they were seen, and the orders that came from them. */
export class Widgets0101 extends Migration {
  override name = '0101-widgets';

  override up(): void {
    this.addSql(`
      create table widgets (
        id text primary key,
        user_id uuid not null unique references users on delete cascade,
        site text,
        created_at timestamptz not null
      )`);
    this.addSql(`
      create table widget_sites (
        widget_id text not null references widgets on delete cascade,
        host text not null,
        seen_at timestamptz not null,
        primary key (widget_id, host)
      )`);
    this.addSql(`
      create table widget_orders (
        booking_id uuid primary key references bookings on delete cascade,
        widget_id text not null references widgets on delete cascade
      )`);
    this.addSql('create index widget_orders_widget_idx on widget_orders (widget_id)');
  }

  override down(): void {
    for (const table of ['widget_orders', 'widget_sites', 'widgets']) this.addSql(`drop table ${table}`);
  }
}
