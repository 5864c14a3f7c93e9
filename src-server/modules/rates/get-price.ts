import type { Stay } from '#shared/availability/stay.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import type { Quote } from '#shared/pricing/quote.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import {
  couponForStay,
  type FoundCoupon,
  requireNearStay,
  tariffColumns,
  tariffJoins,
  tariffOf,
  type TariffRow,
} from '#server/modules/pricing/pricing.module.ts';
import { isId } from '#server/platform/ids.ts';
import { listingNotFound } from './rates.errors.ts';

interface PriceRequest {
  /** Id or slug. */
  readonly listing: string;
  readonly stay: Stay;
  readonly bagsCount: number;
  readonly code?: string | undefined;
  readonly email: string | null;
}

const sql = (by: 'id' | 'slug'): string =>
  `select l.time_zone, l.country, ${tariffColumns} from listings l ${tariffJoins} where l.${by} = $1 and l.published`;

/**
 * The price of a stay at a published listing. Asks no availability; a bad code is a quote without discount, with the reason.
 * @param lookUp may stand between the asker and the codes, to limit guesses.
 * @throws AppError 404 for an unknown listing, 422 for a reversed stay and one too far ahead.
 */
export async function getPrice(
  deps: Deps,
  { listing, stay, bagsCount, code, email }: PriceRequest,
  lookUp: (work: () => Promise<FoundCoupon>) => Promise<FoundCoupon | null> = (work) => work(),
): Promise<Quote> {
  requireNearStay(stay, deps.clock.now());
  const [row] = await deps.db.query<TariffRow & { time_zone: string; country: string }>(
    sql(isId(listing) ? 'id' : 'slug'),
    [listing],
  );
  if (row === undefined) throw listingNotFound();
  const found = code === undefined || code === '' ? null : await lookUp(() => couponForStay(deps, code, row, email));
  const { SETTLEMENT_CURRENCIES: settlement } = deps.config;
  const zone = zoneOf(row.time_zone);
  return quoteStay({ tariff: tariffOf(row), zone, stay, bagsCount, coupon: found?.use ?? null, settlement });
}
