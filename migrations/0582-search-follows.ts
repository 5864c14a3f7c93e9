import { Migration } from '@mikro-orm/migrations';

const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

/** When a write of an order touches bags that are inside. */
const insideEvents = [
  ['insert', 'new.inside_listing_id is not null'],
  ['update', 'old.inside_listing_id is not null or new.inside_listing_id is not null'],
  ['delete', 'old.inside_listing_id is not null'],
] as const;

/** Statement triggers on a table, one for each kind of write, that run `run` with the rows as `changed`. */
const onEachWrite = (table: string, run: string): readonly string[] =>
  events.map(
    ([event, rows]) => `create trigger note_changes_of_${event} after ${event} on ${table}
      referencing ${rows} table as changed for each statement execute function ${run}()`,
  );

/**
 * Each process follows what search shows: whatever changes a location, what it holds or its limit of a day leaves its id and
 * the transaction's number in `location_changes`. A location that is gone leaves them too, so its rows there are no
 * longer its own.
 */
export class SearchFollows0582 extends Migration {
  override name = '0582-search-follows';

  override up(): void {
    this.addSql('alter table location_changes drop constraint location_changes_listing_id_fkey');
    this.addSql('create index location_changes_xid_idx on location_changes (xid)');
    this.addSql(`
      create function note_changes_of(locations uuid[]) returns void language plpgsql as $$
      begin
        if cardinality(locations) = 0 then return; end if;
        insert into location_changes (listing_id) select unnest(locations) on conflict do nothing;
        delete from location_changes where (listing_id, xid) in (
          select c.listing_id, c.xid from location_changes c
          where c.listing_id = any (locations) and c.xid < pg_snapshot_xmin(pg_current_snapshot())
          for update skip locked);
      end $$`);
    this.addSql(`
      create or replace function note_location_changes() returns trigger language plpgsql as $$
      begin
        perform note_changes_of(array(select distinct listing_id from changed));
        return null;
      end $$`);
    this.addSql(`
      create function note_listing_changes() returns trigger language plpgsql as $$
      begin
        perform note_changes_of(array(select id from changed));
        return null;
      end $$`);
    this.addSql(`
      create function note_moved_booking() returns trigger language plpgsql as $$
      begin
        perform note_changes_of(array[old.listing_id]);
        return null;
      end $$`);
    this.addSql(`
      create function note_bags_inside() returns trigger language plpgsql as $$
      begin
        perform note_changes_of(array(select distinct place from unnest(array[
          case when tg_op <> 'INSERT' then old.inside_listing_id end,
          case when tg_op <> 'DELETE' then new.inside_listing_id end]) place where place is not null));
        return null;
      end $$`);
    for (const sql of onEachWrite('listings', 'note_listing_changes')) this.addSql(sql);
    for (const sql of onEachWrite('day_limits', 'note_location_changes')) this.addSql(sql);
    this.addSql(`create trigger note_moved_booking after update of listing_id on bookings for each row
      when (old.listing_id is distinct from new.listing_id) execute function note_moved_booking()`);
    for (const [event, when] of insideEvents)
      this.addSql(`create trigger note_bags_inside_${event} after ${event} on orders for each row
        when (${when}) execute function note_bags_inside()`);
  }

  override down(): void {
    for (const [event] of insideEvents) this.addSql(`drop trigger note_bags_inside_${event} on orders`);
    this.addSql('drop trigger note_moved_booking on bookings');
    for (const table of ['listings', 'day_limits'])
      for (const [event] of events) this.addSql(`drop trigger note_changes_of_${event} on ${table}`);
    this.addSql('drop function note_listing_changes(), note_moved_booking(), note_bags_inside()');
    this.addSql(`
      create or replace function note_location_changes() returns trigger language plpgsql as $$
      begin
        insert into location_changes (listing_id) select distinct listing_id from changed on conflict do nothing;
        delete from location_changes where (listing_id, xid) in (
          select c.listing_id, c.xid from location_changes c
          where c.listing_id in (select listing_id from changed) and c.xid < pg_snapshot_xmin(pg_current_snapshot())
          for update skip locked);
        return null;
      end $$`);
    this.addSql('drop function note_changes_of(uuid[])');
    this.addSql('drop index location_changes_xid_idx');
    this.addSql('delete from location_changes where not exists (select from listings l where l.id = listing_id)');
    this.addSql(`alter table location_changes add constraint location_changes_listing_id_fkey
      foreign key (listing_id) references listings(id) on delete cascade`);
  }
}
