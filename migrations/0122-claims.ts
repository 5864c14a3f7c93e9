import { Migration } from '@mikro-orm/migrations';

/** What went wrong with bags: told within a day of check-out, answered by the location, decided by administrators. */
export class Claims0122 extends Migration {
  override name = '0122-claims';

  override up(): void {
    this.addSql(`
      create table claims (
        id uuid primary key,
        booking_id uuid not null unique references bookings,
        kind text not null check (kind in ('missing', 'damaged', 'gone', 'wrong')),
        bag text not null check (length(bag) between 1 and 20),
        words text not null check (length(words) between 1 and 2000),
        asked_minor bigint not null check (asked_minor >= 0),
        currency text not null,
        record_hash text not null,
        created_at timestamptz not null,
        answer_text text check (length(answer_text) between 1 and 2000),
        answer_disputes boolean,
        answered_at timestamptz,
        proposal jsonb,
        proposed_by uuid references users,
        decision text check (decision in ('accepted', 'part', 'refused')),
        bag_minor bigint check (bag_minor >= 0),
        stay_minor bigint check (stay_minor >= 0),
        reason text,
        note text,
        decided_by uuid references users,
        decided_at timestamptz,
        check ((answer_text is null) = (answered_at is null)),
        check ((decision is null) = (decided_at is null)),
        check ((proposal is null) = (proposed_by is null)),
        check (decided_by is null or proposed_by is null or decided_by <> proposed_by)
      )`);
    this.addSql('create index claims_open_idx on claims (created_at) where decided_at is null');
    this.addSql(`
      create table claim_photos (
        id uuid primary key,
        booking_id uuid not null references bookings,
        bytes bytea not null,
        width int not null,
        height int not null,
        created_at timestamptz not null
      )`);
    this.addSql('create index claim_photos_booking_idx on claim_photos (booking_id)');
  }

  override down(): void {
    this.addSql('drop table claim_photos, claims');
  }
}
