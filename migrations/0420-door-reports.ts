import { Migration } from '@mikro-orm/migrations';

/**
 * Doors that travellers report shut at an advertised hour. `is_open` is `isDoorOpen` of shared/booking/door-report.ts: while
 * it is set nothing of the order is earned. `door_marks` is by what a report's person would be known again.
 */
export class DoorReports0420 extends Migration {
  override name = '0420-door-reports';

  override up(): void {
    this.addSql(`
      create table door_reports (
        id uuid primary key,
        order_id uuid not null references orders,
        booking_id uuid not null references bookings,
        listing_id uuid not null references listings,
        user_id uuid not null references users,
        devices text[] not null,
        address_block text not null,
        bags_inside int not null check (bags_inside >= 0),
        reported_at timestamptz not null,
        extension_id uuid references bookings,
        extension_minor bigint not null default 0 check (extension_minor >= 0),
        escalated_at timestamptz,
        answer text check (answer in ('open', 'shut')),
        answer_text text,
        answered_at timestamptz,
        answered_by uuid references users,
        taken text check (taken in ('refund', 'move', 'stay')),
        taken_at timestamptz,
        moved_to_id uuid references listings,
        verdict text check (verdict in ('stands', 'refused', 'withdrawn')),
        verdict_by text check (verdict_by in ('partner', 'silence', 'administration', 'traveller', 'counter')),
        verdict_at timestamptz,
        decided_by uuid references users,
        note text,
        is_open boolean not null generated always as
          (taken is null and (verdict is null or (verdict = 'stands' and bags_inside = 0))) stored,
        check ((answer is null) = (answered_at is null)),
        check ((taken is null) = (taken_at is null)),
        check ((taken is not distinct from 'move') = (moved_to_id is not null)),
        check ((verdict is null) = (verdict_at is null) and (verdict is null) = (verdict_by is null))
      )`);
    this.addSql('create unique index door_reports_open_idx on door_reports (order_id) where is_open');
    this.addSql('create index door_reports_order_idx on door_reports (order_id, reported_at)');
    this.addSql('create index door_reports_listing_idx on door_reports (listing_id, reported_at)');
    this.addSql('create index door_reports_reported_idx on door_reports (reported_at)');
    this.addSql(
      'create index door_reports_unsettled_idx on door_reports (reported_at) where is_open or verdict is null',
    );
    this.addSql(`
      create table door_looks (
        report_id uuid primary key references door_reports,
        listing_id uuid not null references listings,
        kind text not null check (kind in ('warning', 'stop')),
        raised_at timestamptz not null,
        outcome text check (outcome in ('seen', 'stopped', 'left')),
        looked_at timestamptz,
        looked_by uuid references users,
        check ((outcome is null) = (looked_at is null))
      )`);
    this.addSql('create index door_looks_open_idx on door_looks (raised_at) where outcome is null');
    this.addSql(`
      create function door_marks(report uuid) returns text[] language sql stable as $$
        select array_agg(mark order by mark) from door_reports r cross join lateral (
          select 'person ' || r.user_id as mark
          union select 'address ' || lower(b.email) from bookings b where b.id = r.booking_id
          union select 'card ' || p.card_fingerprint from bookings v join payments p on p.booking_id = v.id
            where v.order_id = r.order_id and p.status = 'succeeded' and p.card_fingerprint is not null
          union select 'device ' || d from unnest(r.devices) d) marks
        where r.id = report
      $$`);
    // What is owed for extensions that shut doors led to: nothing of reports that stand, nor once a later pick-up is paid for.
    this.addSql(`
      create function door_owed(asked uuid) returns bigint language sql stable as $$
        select coalesce(sum(r.extension_minor), 0)::bigint from door_reports r join bookings e on e.id = r.extension_id
        where r.order_id = asked and r.verdict is distinct from 'stands' and not exists (
          select from bookings n where n.order_id = asked and n.version > e.version and n.pick_up_at > e.pick_up_at
            and n.confirmed_at is not null and not exists (select from door_reports x where x.extension_id = n.id))
      $$`);
  }

  override down(): void {
    this.addSql('drop function door_marks(uuid), door_owed(uuid)');
    this.addSql('drop table door_looks, door_reports');
  }
}
