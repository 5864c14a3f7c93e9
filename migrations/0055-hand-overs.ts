import { Migration } from '@mikro-orm/migrations';

const peakOfBags = (since: string): string => `
  create or replace function peak_of_bags(listing uuid, since timestamptz, until timestamptz, at timestamptz, self uuid, replaced uuid)
  returns int language sql stable as $$
    select coalesce(max(held), 0)::int from (
      select sum(change) over (order by moment, change) as held from (
        select greatest(${since}, since) as moment, b.bags_count as change, b.id
        from bookings b
        where b.listing_id = listing and b.pick_up_at > since and ${since} < until
          and holds_bags(b.status, b.hold_expires_at, at)
        union all
        select b.pick_up_at, -b.bags_count, b.id
        from bookings b
        where b.listing_id = listing and b.pick_up_at > since and ${since} < until
          and holds_bags(b.status, b.hold_expires_at, at)
      ) changes
      where id is distinct from self and id is distinct from replaced
    ) sums
  $$`;

export const keepCapacity = (newSince: string, oldSince: string): string => `
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
        or ${newSince} < ${oldSince} or new.pick_up_at > old.pick_up_at;
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
    peak := peak_of_bags(new.listing_id, ${newSince}, new.pick_up_at, judged, new.id, new.replaces_booking_id);
    if peak + new.bags_count > allowed then
      raise exception 'capacity exceeded' using errcode = 'CL001', constraint = 'bookings_within_capacity',
        detail = (allowed - peak)::text;
    end if;
    return new;
  end $$`;

const capacityTrigger = (columns: string): readonly string[] => [
  'drop trigger keep_capacity on bookings',
  `create trigger keep_capacity before insert or update of ${columns} on bookings
   for each row execute function keep_capacity()`,
];

const capacityIndex = (included: string): readonly string[] => [
  'drop index bookings_capacity_idx',
  `create index bookings_capacity_idx on bookings (listing_id, pick_up_at)
   include (${included}) where status in ('pending', 'confirmed')`,
];

const heldColumns = 'status, listing_id, drop_off_at, pick_up_at, bags_count, hold_expires_at';
const indexed = 'drop_off_at, bags_count, hold_expires_at';

/**
 * The custody record: rows that are only ever added, one chain per location; see docs/decisions/custody.md. Bags that
 * are brought before their drop-off hold their room from that moment.
 */
export class HandOvers0055 extends Migration {
  override name = '0055-hand-overs';

  override up(): void {
    this.addSql(`
      create table hand_overs (
        id uuid primary key,
        listing_id uuid not null references listings,
        sequence int not null check (sequence >= 1),
        booking_id uuid not null references bookings,
        kind text not null check (kind in ('in', 'out', 'correction', 'undo')),
        bags_count int not null check (bags_count >= 0),
        happened_at timestamptz not null,
        device_at timestamptz,
        user_id uuid not null references users,
        user_name text not null,
        note text,
        undoes_id uuid unique references hand_overs,
        request_id uuid not null,
        previous_hash text not null,
        hash text not null unique,
        unique (listing_id, sequence),
        unique (booking_id, request_id),
        check ((kind = 'undo') = (undoes_id is not null))
      )`);
    this.addSql('create index hand_overs_booking_idx on hand_overs (booking_id, sequence)');
    this.addSql(`
      create function refuse_custody_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the custody record is append-only' using errcode = 'CL006', constraint = 'custody_append_only';
      end $$`);
    this.addSql(`
      create trigger refuse_change before update or delete or truncate on hand_overs
      for each statement execute function refuse_custody_change()`);
    this.addSql(peakOfBags('least(b.drop_off_at, b.checked_in_at)'));
    this.addSql(keepCapacity('least(new.drop_off_at, new.checked_in_at)', 'least(old.drop_off_at, old.checked_in_at)'));
    for (const sql of capacityTrigger(`${heldColumns}, checked_in_at`)) this.addSql(sql);
    for (const sql of capacityIndex(`${indexed}, checked_in_at`)) this.addSql(sql);
  }

  override down(): void {
    for (const sql of capacityIndex(indexed)) this.addSql(sql);
    for (const sql of capacityTrigger(heldColumns)) this.addSql(sql);
    this.addSql(keepCapacity('new.drop_off_at', 'old.drop_off_at'));
    this.addSql(peakOfBags('b.drop_off_at'));
    this.addSql('drop table hand_overs');
    this.addSql('drop function refuse_custody_change()');
  }
}
