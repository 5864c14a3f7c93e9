import { Migration } from '@mikro-orm/migrations';

export class Pricing0003 extends Migration {
  override name = '0003-pricing';

  override up(): void {
    this.addSql(`
      create table country_pricings (
        id uuid primary key,
        country char(2) not null,
        region text,
        currency char(3) not null,
        price_per_hour bigint not null check (price_per_hour >= 0),
        max_price bigint not null check (max_price >= 0),
        overnight_fee bigint not null check (overnight_fee >= 0),
        handling_fee bigint not null check (handling_fee >= 0),
        tax_rate_millionths int not null check (tax_rate_millionths between 0 and 1000000),
        partner_share_millionths int not null check (partner_share_millionths between 0 and 1000000),
        unique nulls not distinct (country, region)
      )`);
    this.addSql(`
      create table coupons (
        id uuid primary key,
        code text not null unique check (code = upper(code)),
        basis_points int check (basis_points between 1 and 10000),
        amount_minor bigint check (amount_minor > 0),
        currency char(3),
        country char(2),
        valid_from timestamptz not null,
        valid_until timestamptz,
        max_uses int check (max_uses > 0),
        max_uses_per_customer int check (max_uses_per_customer > 0),
        uses_count int not null default 0 check (uses_count >= 0),
        created_at timestamptz not null,
        check (num_nonnulls(basis_points, amount_minor) = 1),
        check ((amount_minor is null) = (currency is null)),
        constraint coupons_uses_within_limit check (max_uses is null or uses_count <= max_uses)
      )`);
  }

  override down(): void {
    this.addSql('drop table coupons, country_pricings');
  }
}
