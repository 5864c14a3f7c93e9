import { Migration } from '@mikro-orm/migrations';

/**
 * Which transactions wrote bookings of a location last, so that who keeps today's list hears with one small statement
 * whether it still stands. A transaction's number, compared with the oldest one that was still under way when the list
 * was read, misses none that was committed later, whatever their order; and writers wait for nobody. Rows that a newer
 * one speaks for go at once. See docs/decisions/custody.md.
 */
export class LocationChanges0156 extends Migration {
  override name = '0156-location-changes';

  override up(): void {
    this.addSql(`
      create table location_changes (
        listing_id uuid not null references listings on delete cascade,
        xid xid8 not null default pg_current_xact_id(),
        primary key (listing_id, xid)
      )`);
    this.addSql(`
      create function note_location_changes() returns trigger language plpgsql as $$
      begin
        insert into location_changes (listing_id) select distinct listing_id from changed on conflict do nothing;
        delete from location_changes where (listing_id, xid) in (
          select c.listing_id, c.xid from location_changes c
          where c.listing_id in (select listing_id from changed) and c.xid < pg_snapshot_xmin(pg_current_snapshot())
          for update skip locked);
        return null;
      end $$`);
    for (const [event, rows] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const)
      this.addSql(`
        create trigger note_changes_of_${event} after ${event} on bookings referencing ${rows} table as changed
        for each statement execute function note_location_changes()`);
  }

  override down(): void {
    for (const event of ['insert', 'update', 'delete'])
      this.addSql(`drop trigger note_changes_of_${event} on bookings`);
    this.addSql('drop function note_location_changes()');
    this.addSql('drop table location_changes');
  }
}
