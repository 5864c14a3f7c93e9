import { Migration } from '@mikro-orm/migrations';

/** Counts uses and what they take, under the coupon's lock: neither number nor budget is passed, however many buyers come at once. */
const keepCouponUses = `
  create or replace function keep_coupon_uses() returns trigger language plpgsql as $$
  declare
    held coupons;
    used int;
    spent bigint;
    before bigint := 0;
  begin
    if tg_op = 'UPDATE' and new.released_at is not null then
      if old.released_at is null then
        update coupons set uses_count = uses_count - 1 where id = new.coupon_id;
      end if;
      return new;
    end if;
    select * into held from coupons where id = new.coupon_id for update;
    if tg_op = 'UPDATE' then
      before := old.takes_minor;
    else
      if held.uses_count >= held.max_uses then
        raise exception 'coupon used up' using errcode = 'CL002', constraint = 'coupon_uses_within_limit';
      end if;
      select count(*) into used from coupon_uses
        where coupon_id = new.coupon_id and email = new.email and released_at is null;
      if used >= held.max_uses_per_customer then
        raise exception 'coupon used up by this customer' using errcode = 'CL002',
          constraint = 'coupon_uses_within_customer_limit';
      end if;
      update coupons set uses_count = uses_count + 1 where id = new.coupon_id;
    end if;
    select coalesce(b.currency, ''), coupon_takes(b.id, new.coupon_id) into new.currency, new.takes_minor
      from bookings b where b.id = new.booking_id;
    if new.takes_minor > before then
      select coalesce(sum(u.takes_minor), 0) into spent from coupon_uses u
        where u.coupon_id = new.coupon_id and u.released_at is null and u.currency = new.currency and u.id <> new.id;
      if spent + new.takes_minor > held.budget * minor_units(new.currency) then
        raise exception 'coupon used up' using errcode = 'CL002', constraint = 'coupon_uses_within_budget';
      end if;
    end if;
    return new;
  end $$`;

const keptBefore = `
  create or replace function keep_coupon_uses() returns trigger language plpgsql as $$
  declare
    limit_per_customer int;
    used int;
  begin
    if tg_op = 'UPDATE' then
      if old.released_at is null and new.released_at is not null then
        update coupons set uses_count = uses_count - 1 where id = new.coupon_id;
      end if;
      return new;
    end if;
    update coupons set uses_count = uses_count + 1
      where id = new.coupon_id and (max_uses is null or uses_count < max_uses)
      returning coalesce(max_uses_per_customer, 0) into limit_per_customer;
    if not found then
      raise exception 'coupon used up' using errcode = 'CL002', constraint = 'coupon_uses_within_limit';
    end if;
    if limit_per_customer > 0 then
      select count(*) into used from coupon_uses
        where coupon_id = new.coupon_id and email = new.email and released_at is null;
      if used >= limit_per_customer then
        raise exception 'coupon used up by this customer' using errcode = 'CL002',
          constraint = 'coupon_uses_within_customer_limit';
      end if;
    end if;
    return new;
  end $$`;

/**
 * What a discount code may cost in all: whole units of each currency in which it is used. A code from before may cost
 * what its remaining uses would take, at most 500, and administrators are asked to look.
 */
export class CouponBudgets0375 extends Migration {
  override name = '0375-coupon-budgets';

  override up(): void {
    this.addSql(`
      create function minor_units(currency text) returns int language sql immutable as $$
        select case
          when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND',
            'VUV', 'XAF', 'XOF', 'XPF') then 1
          when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 1000
          when currency in ('CLF', 'UYW') then 10000
          else 100 end
      $$`);
    this.addSql(`
      create function coupon_takes(booking uuid, coupon uuid) returns bigint language sql stable as $$
        select coalesce(max((v.quote -> 'couponDiscount' ->> 'minor')::bigint), 0)
        from bookings b join bookings v on v.order_id = b.order_id
        where b.id = booking and v.coupon_id = coupon and (v.id = b.id or v.status = 'pending')
      $$`);
    this.addSql(`alter table coupons add column budget int not null default 500 check (budget > 0),
      add column budget_is_first boolean not null default false`);
    this.addSql(`alter table coupon_uses add column takes_minor bigint not null default 0 check (takes_minor >= 0),
      add column currency char(3) not null default ''`);
    this.addSql('alter table coupon_uses disable trigger keep_coupon_uses');
    this.addSql(`update coupon_uses u set currency = b.currency, takes_minor = coupon_takes(b.id, u.coupon_id)
      from bookings b where b.id = u.booking_id`);
    this.addSql('alter table coupon_uses enable trigger keep_coupon_uses');
    this.addSql(`
      update coupons c set budget_is_first = true, budget = greatest(1, least(500, coalesce(
          ceil((c.max_uses - c.uses_count) * c.amount_minor::numeric / minor_units(c.currency)), 500)))
        + coalesce((select ceil(max(spent)) from (
            select sum(u.takes_minor)::numeric / minor_units(u.currency) as spent from coupon_uses u
            where u.coupon_id = c.id and u.released_at is null group by u.currency) sums), 0)`);
    this.addSql(`
      create function coupon_spent(coupon uuid, code text) returns bigint language sql stable as $$
        select coalesce(sum(takes_minor), 0)::bigint from coupon_uses
        where coupon_id = coupon and released_at is null and currency = code
      $$`);
    this.addSql(keepCouponUses);
  }

  override down(): void {
    this.addSql(keptBefore);
    this.addSql('alter table coupon_uses drop column takes_minor, drop column currency');
    this.addSql('alter table coupons drop column budget, drop column budget_is_first');
    this.addSql('drop function coupon_spent(uuid, text)');
    this.addSql('drop function coupon_takes(uuid, uuid)');
    this.addSql('drop function minor_units(text)');
  }
}
