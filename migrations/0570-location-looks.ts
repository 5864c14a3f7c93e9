import { Migration } from '@mikro-orm/migrations';

/**
 * The look that an administrator takes at a new location, or at one whose pin has moved: one row a location, none of those
 * that were there before. `latitude` and `longitude` are the pin that was asked about or decided on; from there moves are
 * measured. While it `gates` and is not `fine` the location is not published. See docs/decisions/joining.md.
 */
export class LocationLooks0570 extends Migration {
  override name = '0570-location-looks';

  override up(): void {
    this.addSql(`
      create table location_looks (
        id uuid primary key,
        listing_id uuid not null unique references listings on delete cascade,
        because text not null check (because in ('new', 'moved')),
        latitude double precision not null,
        longitude double precision not null,
        gates boolean not null,
        asked_at timestamptz not null,
        state text not null default 'waiting' check (state in ('waiting', 'fine', 'refused')),
        decided_at timestamptz,
        decided_by uuid references users,
        reason text,
        answer text,
        answered_at timestamptz,
        check ((state = 'waiting') = (decided_at is null)),
        check (state <> 'refused' or (gates and reason is not null)),
        check ((answer is null) = (answered_at is null))
      )`);
    this.addSql("create index location_looks_waiting_idx on location_looks (asked_at) where state = 'waiting'");
  }

  override down(): void {
    this.addSql('drop table location_looks');
  }
}
