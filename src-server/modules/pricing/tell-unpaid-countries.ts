import { canPayInto } from '#shared/pricing/served-countries.ts';
import type { Deps } from '#server/deps.ts';

/**
 * Warns of countries with rates whose partners this platform cannot pay: their locations sell, and no share arrives.
 * @returns their ISO 3166 codes
 */
export async function tellUnpaidCountries({ db, config, log }: Pick<Deps, 'db' | 'config' | 'log'>) {
  const rows = await db.query<{ country: string }>(
    'select country from country_pricings where region is null order by country',
  );
  const platform = config.PLATFORM_COUNTRY ?? null;
  const countries = rows.map(({ country }) => country).filter((country) => !canPayInto(platform, country));
  if (countries.length > 0)
    log.warn(
      { platform, countries },
      'countries have rates, but the card provider pays no partners there from PLATFORM_COUNTRY',
    );
  return countries;
}
