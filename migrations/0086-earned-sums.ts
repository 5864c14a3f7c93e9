import { Migration } from '@mikro-orm/migrations';

/**
 * What partners earned, summed for each hour and each day of UTC, for a location and for all of a partner's together
 * (no location): eight weeks of a busy partner are some hundred rows instead of ten thousand. The trigger keeps them in
 * the transaction of the entry, so they are the entries' sums at any moment. See docs/decisions/database.md.
 */
export class EarnedSums0086 extends Migration {
  override name = '0086-earned-sums';

  override up(): void {
    this.addSql(`
      create table earned_sums (
        partner_id uuid not null references users,
        listing_id uuid references listings,
        unit text not null check (unit in ('hour', 'day')),
        since timestamptz not null,
        currency char(3) not null,
        amount_minor bigint not null
      )`);
    this.addSql(
      'create unique index earned_sums_key on earned_sums (partner_id, listing_id, unit, since, currency) nulls not distinct',
    );
    // In this order always, so that two check-outs of one partner wait for each other instead of dying together.
    this.addSql(`
      create function keep_earned_sums() returns trigger language plpgsql as $$
      declare
        place uuid;
      begin
        select b.listing_id into place from ledger_transactions t left join bookings b on b.id = t.booking_id
          where t.id = new.transaction_id and t.kind = 'earning';
        if not found then return null; end if;
        insert into earned_sums (partner_id, listing_id, unit, since, currency, amount_minor)
        select new.partner_id, whose.place, of.unit, date_trunc(of.unit, new.occurred_at, 'UTC'), new.currency, -new.amount_minor
        from (values (1, null::uuid), (2, place)) as whose (rank, place)
        cross join (values ('day'), ('hour')) as of (unit)
        where whose.rank = 1 or whose.place is not null
        order by whose.rank, of.unit
        on conflict (partner_id, listing_id, unit, since, currency)
          do update set amount_minor = earned_sums.amount_minor + excluded.amount_minor;
        return null;
      end $$`);
    this.addSql(`
      insert into earned_sums (partner_id, listing_id, unit, since, currency, amount_minor)
      select e.partner_id, b.listing_id, of.unit, date_trunc(of.unit, e.occurred_at, 'UTC'), e.currency, -sum(e.amount_minor)
      from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id and t.kind = 'earning'
      left join bookings b on b.id = t.booking_id
      cross join (values ('day'), ('hour')) as of (unit)
      where e.partner_id is not null
      group by grouping sets ((1, 3, 4, 5), (1, 2, 3, 4, 5))
      having grouping(b.listing_id) = 1 or b.listing_id is not null`);
    this.addSql(
      'create trigger keep_earned_sums after insert on ledger_entries for each row when (new.partner_id is not null) execute function keep_earned_sums()',
    );
    this.addSql(
      'create index bookings_listing_days_idx on bookings (listing_id, drop_off_at desc) include (status, bags_count)',
    );
    this.addSql('drop index bookings_listing_idx');
  }

  override down(): void {
    this.addSql('create index bookings_listing_idx on bookings (listing_id, drop_off_at desc)');
    this.addSql('drop index bookings_listing_days_idx');
    this.addSql('drop trigger keep_earned_sums on ledger_entries');
    this.addSql('drop function keep_earned_sums()');
    this.addSql('drop table earned_sums');
  }
}
