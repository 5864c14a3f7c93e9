import { Migration } from '@mikro-orm/migrations';

/**
 * Addresses that are told what happens, what is delivered to them and each try: see docs/decisions/webhooks.md. A
 * booking's revision grows with everything that its partner sees change.
 */
export class Webhooks0095 extends Migration {
  override name = '0095-webhooks';

  override up(): void {
    this.addSql(`
      create table webhooks (
        id uuid primary key,
        owner_id uuid unique references users on delete cascade,
        url text not null,
        groups text[] not null check (groups <@ array['bookings', 'counter', 'payouts', 'listings']),
        secret_version int not null default 1 check (secret_version > 0),
        secret_changed_at timestamptz,
        failing_since timestamptz,
        told_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    this.addSql(`
      create table webhook_deliveries (
        id uuid primary key,
        webhook_id uuid not null references webhooks on delete cascade,
        sequence bigint generated always as identity,
        event_key text not null,
        type text not null,
        subject text not null,
        about text not null,
        body text not null,
        state text not null default 'waiting' check (state in ('waiting', 'delivered', 'givenUp')),
        tries int not null default 0,
        first_try_at timestamptz,
        next_try_at timestamptz,
        created_at timestamptz not null,
        unique (webhook_id, event_key),
        check ((state = 'waiting') = (next_try_at is not null))
      )`);
    this.addSql('create index webhook_deliveries_list_idx on webhook_deliveries (webhook_id, sequence desc)');
    this.addSql(
      `create index webhook_deliveries_waiting_idx on webhook_deliveries (webhook_id, subject, sequence) where state = 'waiting'`,
    );
    this.addSql(`create index webhook_deliveries_due_idx on webhook_deliveries (next_try_at) where state = 'waiting'`);
    this.addSql(`
      create table webhook_tries (
        id uuid primary key,
        delivery_id uuid not null references webhook_deliveries on delete cascade,
        number int,
        made_at timestamptz not null,
        took_ms int not null,
        sent_headers jsonb not null,
        status int,
        failure text check (failure in ('timeout', 'unreachable', 'private', 'certificate')),
        answer_headers jsonb,
        answer_body text,
        check ((status is null) = (failure is not null))
      )`);
    this.addSql('create index webhook_tries_delivery_idx on webhook_tries (delivery_id, made_at desc)');
    this.addSql('alter table bookings add column revision int not null default 1');
    this.addSql(`
      create function count_booking_revision() returns trigger language plpgsql as $$
      begin
        new.revision := old.revision + 1;
        return new;
      end $$`);
    this.addSql(`
      create trigger count_booking_revision before update on bookings for each row
      when ((old.status, old.bags_count, old.drop_off_at, old.pick_up_at, old.checked_in_at, old.checked_in_bags,
          old.checked_out_at, old.checked_out_bags, old.first_name, old.last_name)
        is distinct from (new.status, new.bags_count, new.drop_off_at, new.pick_up_at, new.checked_in_at,
          new.checked_in_bags, new.checked_out_at, new.checked_out_bags, new.first_name, new.last_name))
      execute function count_booking_revision()`);
  }

  override down(): void {
    this.addSql('drop trigger count_booking_revision on bookings');
    this.addSql('drop function count_booking_revision()');
    this.addSql('alter table bookings drop column revision');
    this.addSql('drop table webhook_tries');
    this.addSql('drop table webhook_deliveries');
    this.addSql('drop table webhooks');
  }
}
