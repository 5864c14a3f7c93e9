import { Migration } from '@mikro-orm/migrations';

const shares = ['price_per_hour', 'max_price', 'overnight_fee', 'handling_fee'];
const tens = (row: string, currency: string) =>
  shares.map((name) => `${row}${name} = in_steps(${row}${name}, ${currency})`).join(', ');

/**
 * Amounts of currencies with three decimals end in 0, as cards want them: rates and fees are kept in tens, and
 * `partner_share` rounds as `shared/pricing/partner-share.ts` does. A movement may go into two payouts: of currencies
 * that are paid out in whole units the rest waits for the next.
 */
export class ThreeDecimals0400 extends Migration {
  override name = '0400-three-decimals';

  override up(): void {
    this.addSql(`
      create function currency_step(currency text) returns int language sql immutable parallel safe as $$
        select case when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 10 else 1 end
      $$`);
    this.addSql(`
      create function in_steps(minor bigint, currency text) returns bigint language sql immutable parallel safe as $$
        select (round(minor::numeric / currency_step(currency)) * currency_step(currency))::bigint
      $$`);
    this.addSql(`
      create function partner_share(minor numeric, millionths numeric, currency text) returns numeric
      language sql immutable parallel safe as $$
        select case when currency_step(currency) = 1 then floor((minor * millionths + 500000) / 1000000)
          else floor(minor * millionths / (1000000 * currency_step(currency))) * currency_step(currency) end
      $$`);
    this.addSql(`update country_pricings set ${tens('', 'currency')} where currency_step(currency) > 1`);
    const parts = ['pricePerHour', 'maxPrice', 'overnightFee', 'handlingFee']
      .map((name) => `'${name}', in_steps((rates ->> '${name}')::bigint, currency)`)
      .join(', ');
    this.addSql(`
      update rate_plans set rates = rates || jsonb_build_object(${parts}) where currency_step(currency) > 1`);
    this.addSql(`
      create function listing_rates_in_steps() returns trigger language plpgsql as $$
      declare currency text := (select p.currency from country_pricings p where p.country = new.country and p.region is null);
      begin
        ${shares.map((name) => `new.${name} := in_steps(new.${name}, coalesce(currency, 'CAD'));`).join('\n        ')}
        return new;
      end $$`);
    this.addSql(`
      create trigger listings_rates_in_steps before insert or update of ${shares.join(', ')}, country on listings
      for each row execute function listing_rates_in_steps()`);
    this.addSql(`
      update listings set price_per_hour = price_per_hour where country in (
        select country from country_pricings where currency_step(currency) > 1)`);
    this.addSql(
      'alter table payout_lines drop constraint payout_lines_pkey, add primary key (transaction_id, payout_id)',
    );
    this.addSql(`
      create function paid_lines(of_transaction uuid, partner uuid) returns bigint language sql stable parallel safe as $$
        select coalesce(sum(l.amount_minor), 0)::bigint from payout_lines l join payouts p on p.id = l.payout_id
        where l.transaction_id = of_transaction and p.user_id = partner
      $$`);
  }

  override down(): void {
    this.addSql('drop function paid_lines(uuid, uuid)');
    this.addSql('alter table payout_lines drop constraint payout_lines_pkey, add primary key (transaction_id)');
    this.addSql('drop trigger listings_rates_in_steps on listings');
    this.addSql('drop function listing_rates_in_steps()');
    this.addSql('drop function partner_share(numeric, numeric, text)');
    this.addSql('drop function in_steps(bigint, text)');
    this.addSql('drop function currency_step(text)');
  }
}
