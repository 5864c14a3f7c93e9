import { Migration } from '@mikro-orm/migrations';

const rates = [
  'price_per_hour',
  'max_price',
  'overnight_fee',
  'handling_fee',
  'tax_rate_millionths',
  'partner_share_millionths',
];

/** Rates that hold from a day on, and what a region takes from its country; what a coupon is for. */
export class RatePlans0103 extends Migration {
  override name = '0103-rate-plans';

  override up(): void {
    for (const name of rates) this.addSql(`alter table country_pricings alter column ${name} drop not null`);
    this.addSql(`alter table country_pricings add constraint country_pricings_whole
      check (region is not null or num_nulls(${rates.join(', ')}) = 0)`);
    this.addSql(`
      create table rate_plans (
        id uuid primary key,
        country char(2) not null,
        region text,
        currency char(3) not null,
        rates jsonb not null,
        before jsonb,
        from_at timestamptz not null,
        planned_by uuid references users on delete set null,
        created_at timestamptz not null,
        applied_at timestamptz,
        dropped_at timestamptz
      )`);
    this.addSql(`create unique index rate_plans_waiting_idx on rate_plans (country, region) nulls not distinct
      where applied_at is null and dropped_at is null`);
    this.addSql(`alter table coupons add column note text not null default ''`);
  }

  override down(): void {
    this.addSql('alter table coupons drop column note');
    this.addSql('drop table rate_plans');
    this.addSql('alter table country_pricings drop constraint country_pricings_whole');
    this.addSql(`update country_pricings r set ${rates.map((name) => `${name} = coalesce(r.${name}, c.${name})`).join(', ')}
      from country_pricings c where c.country = r.country and c.region is null and r.region is not null`);
    for (const name of rates) this.addSql(`alter table country_pricings alter column ${name} set not null`);
  }
}
