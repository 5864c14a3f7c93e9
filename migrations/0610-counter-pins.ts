import { Migration } from '@mikro-orm/migrations';

/**
 * Four digits by which each person of a counter acts on a device that they share, by the owner for whom they work; the
 * devices (sign-ins) that are shared, and whose turn it was on them from when until when. A turn outlives its sign-in: what
 * was handed over in it without a network comes later.
 */
export class CounterPins0610 extends Migration {
  override name = '0610-counter-pins';

  override up(): void {
    this.addSql(`
      create table counter_pins (
        owner_id uuid not null references users (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        pin_hash text not null,
        set_at timestamptz not null,
        primary key (owner_id, user_id)
      )`);
    this.addSql(`
      create table counter_devices (
        session_id text primary key references sessions (id) on delete cascade,
        listing_id uuid not null references listings (id) on delete cascade,
        shared_at timestamptz not null
      )`);
    this.addSql(`
      create table counter_turns (
        id uuid primary key,
        session_id text not null,
        holder_id uuid not null references users (id) on delete cascade,
        listing_id uuid not null references listings (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        began_at timestamptz not null,
        used_at timestamptz not null,
        until timestamptz not null,
        ended_at timestamptz
      )`);
    this.addSql('create unique index counter_turns_live_key on counter_turns (session_id) where ended_at is null');
    this.addSql('create index counter_turns_user_id_idx on counter_turns (user_id)');
  }

  override down(): void {
    this.addSql('drop table counter_turns, counter_devices, counter_pins');
  }
}
