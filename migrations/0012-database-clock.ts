import { Migration } from '@mikro-orm/migrations';

/**
 * The database's clock decides about holds, not a process's: see docs/decisions/capacity.md. `judged_at` is the latest
 * instant by which holds of a location were judged; time never goes back behind it, whatever a machine's clock does.
 */
export class DatabaseClock0012 extends Migration {
  override name = '0012-database-clock';

  override up(): void {
    this.addSql(
      'create function product_now() returns timestamptz language sql stable parallel safe as $$ select clock_timestamp() $$',
    );
    this.addSql('alter table listing_capacity add column judged_at timestamptz');
    this.addSql(`
      create or replace function keep_capacity() returns trigger language plpgsql as $$
      declare
        allowed int;
        peak int;
        judged timestamptz;
        grows boolean := true;
      begin
        if new.status not in ('pending', 'confirmed') then
          return new;
        end if;
        if tg_op = 'UPDATE' then
          grows := old.listing_id <> new.listing_id or new.bags_count > old.bags_count
            or new.drop_off_at < old.drop_off_at or new.pick_up_at > old.pick_up_at;
          if old.status = 'confirmed' and not grows then
            return new;
          end if;
        end if;
        -- Locked before the clock is read: nobody else can find this hold over while it is judged.
        update listing_capacity
          set revision = revision + 1, judged_at = greatest(judged_at, product_now())
          where listing_id = new.listing_id
          returning max_capacity, judged_at into allowed, judged;
        if tg_op = 'UPDATE' and old.status = 'pending' and old.hold_expires_at > judged and not grows then
          return new;
        end if;
        peak := peak_of_bags(new.listing_id, new.drop_off_at, new.pick_up_at, judged, new.id, new.replaces_booking_id);
        if peak + new.bags_count > allowed then
          raise exception 'capacity exceeded' using errcode = 'CL001', constraint = 'bookings_within_capacity',
            detail = (allowed - peak)::text;
        end if;
        return new;
      end $$`);
    this.addSql('drop trigger keep_capacity on bookings');
    this.addSql(`
      create trigger keep_capacity
      before insert or update of status, listing_id, drop_off_at, pick_up_at, bags_count, hold_expires_at
      on bookings for each row execute function keep_capacity()`);
  }

  override down(): void {
    this.addSql('drop trigger keep_capacity on bookings');
    this.addSql(`
      create or replace function keep_capacity() returns trigger language plpgsql as $$
      declare
        allowed int;
        peak int;
      begin
        if new.status not in ('pending', 'confirmed') then
          return new;
        end if;
        if tg_op = 'UPDATE'
          and (old.status = 'confirmed' or (old.status = 'pending' and old.hold_expires_at > new.updated_at))
          and old.listing_id = new.listing_id and new.bags_count <= old.bags_count
          and new.drop_off_at >= old.drop_off_at and new.pick_up_at <= old.pick_up_at then
          return new;
        end if;
        update listing_capacity set revision = revision + 1 where listing_id = new.listing_id
          returning max_capacity into allowed;
        peak := peak_of_bags(new.listing_id, new.drop_off_at, new.pick_up_at, new.updated_at, new.id, new.replaces_booking_id);
        if peak + new.bags_count > allowed then
          raise exception 'capacity exceeded' using errcode = 'CL001', constraint = 'bookings_within_capacity',
            detail = (allowed - peak)::text;
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger keep_capacity before insert or update of status, listing_id, drop_off_at, pick_up_at, bags_count
      on bookings for each row execute function keep_capacity()`);
    this.addSql('alter table listing_capacity drop column judged_at');
    this.addSql('drop function product_now()');
  }
}
