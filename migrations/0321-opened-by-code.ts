import { Migration } from '@mikro-orm/migrations';

/**
 * Orders whose ticket a browser may show because code and e-mail were typed there: no more than the ticket, because the
 * location knows the code. What browsers had opened until now may have been opened so: they keep the ticket, and the
 * link of a mail opens the rest; what is being paid stays open.
 */
export class OpenedByCode0321 extends Migration {
  override name = '0321-opened-by-code';

  override up(): void {
    this.addSql(`
      create table guest_session_tickets (
        guest_session_id text not null references guest_sessions on delete cascade,
        booking_id uuid not null references bookings on delete cascade,
        primary key (guest_session_id, booking_id)
      )`);
    this.addSql('create index guest_session_tickets_booking_id_idx on guest_session_tickets (booking_id)');
    this.addSql(`
      with opened as (
        delete from guest_session_bookings g using bookings b
        where b.id = g.booking_id and b.status <> 'pending'
        returning g.guest_session_id, g.booking_id)
      insert into guest_session_tickets (guest_session_id, booking_id) select guest_session_id, booking_id from opened`);
  }

  override down(): void {
    this.addSql(`
      insert into guest_session_bookings (guest_session_id, booking_id)
      select guest_session_id, booking_id from guest_session_tickets on conflict do nothing`);
    this.addSql('drop table guest_session_tickets');
  }
}
