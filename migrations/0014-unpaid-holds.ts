import { Migration } from '@mikro-orm/migrations';

/** Who holds places without having paid, for as long as they do: see docs/decisions/holds.md. */
export class UnpaidHolds0014 extends Migration {
  override name = '0014-unpaid-holds';

  override up(): void {
    this.addSql(`
      create table unpaid_holds (
        booking_id uuid primary key references bookings on delete cascade,
        visitor text,
        address_block text not null,
        email text not null
      )`);
    this.addSql('create index unpaid_holds_visitor_idx on unpaid_holds (visitor)');
    this.addSql('create index unpaid_holds_address_idx on unpaid_holds (address_block)');
    this.addSql('create index unpaid_holds_email_idx on unpaid_holds (email)');
    this.addSql(
      "create index bookings_person_idx on bookings (user_id, listing_id) where status in ('pending', 'confirmed')",
    );
  }

  override down(): void {
    this.addSql('drop index bookings_person_idx');
    this.addSql('drop table unpaid_holds');
  }
}
