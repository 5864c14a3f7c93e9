import { Migration } from '@mikro-orm/migrations';

/**
 * Hand-overs that were made without a network and sent later, each with the answer it got: sent again it gets the same
 * one; see docs/decisions/offline.md. A refused one is kept until somebody ends it.
 */
export class SentHandOvers0072 extends Migration {
  override name = '0072-sent-hand-overs';

  override up(): void {
    this.addSql(`
      create table sent_hand_overs (
        booking_id uuid not null references bookings,
        request_id uuid not null,
        listing_id uuid not null references listings,
        person_id uuid not null references users,
        kind text not null check (kind in ('in', 'out')),
        bags_count int not null check (bags_count >= 0),
        device_at timestamptz not null,
        note text,
        received_at timestamptz not null,
        answer jsonb not null,
        settled text check (settled in ('seen', 'handedBack', 'askedToBook')),
        settled_at timestamptz,
        settled_by uuid references users,
        primary key (booking_id, request_id),
        check ((settled is null) = (settled_at is null)),
        check ((settled is null) = (settled_by is null))
      )`);
  }

  override down(): void {
    this.addSql('drop table sent_hand_overs');
  }
}
