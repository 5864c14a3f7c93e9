import { DayOfWeek, Instant, LocalTime, TemporalAdjusters, ZonedDateTime, ZoneId } from '@js-joda/core';
import type { Stay } from '#shared/availability/stay.ts';
import type { Rates, SampleStay } from '#shared/admin/rates-schema.ts';
import { subtract, times } from '#shared/money/arithmetic.ts';
import { countStay } from '#shared/pricing/count-stay.ts';
import { partnerShareOf } from '#shared/pricing/partner-share.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import { amountNames, byName, type Tariff } from '#shared/pricing/tariff.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { toIso } from '#shared/time/instants.ts';
import type { Deps } from '#server/deps.ts';
import { ownAmountsSql } from '#server/modules/pricing/pricing.module.ts';
import { badRates } from './rates.errors.ts';
import { inherited, inSteps, noRateRow, rateColumns, type RateRow, ratesOf } from './rate-rows.ts';
import { zoneOfPlace } from './zone-of-place.ts';
import { instantOf } from '#server/platform/db/iso-of-date.ts';

interface Request {
  readonly country: string;
  readonly region: string | null;
  /** Of a country that has no rates yet. */
  readonly currency?: string | undefined;
  readonly rates: Rates;
  readonly stay: SampleStay;
  readonly bagsCount: number;
}

/** Most stays of the last week that are priced anew. */
const MAX_STAYS = 5_000;

/** From when to when a sample stay lasts, on the next Saturday of the place. */
function sampleStay(kind: SampleStay, now: Instant, zone: string): Stay {
  const today = ZonedDateTime.ofInstant(now, ZoneId.of(zone)).toLocalDate();
  const saturday = today.with(TemporalAdjusters.next(DayOfWeek.SATURDAY));
  const at = (days: number, hour: number) =>
    saturday.plusDays(days).atTime(LocalTime.of(hour, 0)).atZone(ZoneId.of(zone)).toInstant();
  const until = { afternoon: at(0, 16), overnight: at(1, 16), weekend: at(2, 16) } as const;
  return { dropOffAt: at(0, 10), pickUpAt: until[kind] };
}

const tariffOf = (rates: Rates, currency: string): Tariff => ({
  currency,
  ...byName(amountNames, (name) => rates[name] ?? 0),
  taxRateMillionths: rates.taxRateMillionths ?? 0,
});

interface Wanted {
  readonly rates: Rates;
  readonly currency: string;
  readonly zone: string;
  readonly stay: Stay;
  readonly bagsCount: number;
}

function linesOf({ rates, currency, zone, stay, bagsCount }: Wanted) {
  const quote = quoteStay({ tariff: tariffOf(rates, currency), zone: zoneOf(zone), stay, bagsCount });
  const share = partnerShareOf(quote.storage, rates.partnerShareMillionths ?? 0);
  const firstDay = times(quote.firstDay, bagsCount);
  return {
    storage: quote.storage,
    firstDay,
    overnight: subtract(quote.storage, firstDay),
    reachesMost: quote.firstDayHours * quote.rates.pricePerHour.minor >= quote.rates.maxPrice.minor,
    handlingFee: quote.handlingFee,
    tax: quote.taxAmount,
    total: quote.totalPrice,
    partner: share,
    kept: subtract(subtract(quote.totalPrice, quote.taxAmount), share),
    taxRateMillionths: rates.taxRateMillionths ?? 0,
    partnerShareMillionths: rates.partnerShareMillionths ?? 0,
  };
}

/** The nights of a stay, and the hours of its first day. */
function spanOf(stay: Stay, zone: string) {
  const { nights, firstDayHours } = countStay(stay, zoneOf(zone));
  return { nights, firstDayHours };
}

interface SoldRow {
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly bags_count: number;
  readonly time_zone: string;
}

/** What the stays that were booked in the last seven days would cost then, without their discounts. In minor units. */
async function lastWeek(deps: Deps, place: Request, currency: string, before: Rates, after: Rates) {
  const sold = await deps.db.query<SoldRow>(
    `select b.drop_off_at, b.pick_up_at, b.bags_count, l.time_zone from bookings b join listings l on l.id = b.listing_id
     where b.created_at > $3::timestamptz - interval '7 days' and b.status <> 'canceled' and b.currency = $4
       and l.country = $1 and ($2::text is null or l.region = $2)
       and ${ownAmountsSql} = 0
     order by b.created_at desc limit ${MAX_STAYS}`,
    [place.country, place.region, deps.clock.now().toString(), currency],
  );
  const differences = sold.map((row) => {
    const stay = { dropOffAt: instantOf(row.drop_off_at), pickUpAt: instantOf(row.pick_up_at) };
    const wanted = { currency, zone: row.time_zone, stay, bagsCount: row.bags_count };
    return linesOf({ ...wanted, rates: after }).total.minor - linesOf({ ...wanted, rates: before }).total.minor;
  });
  const [more, less] = [differences.filter((each) => each > 0), differences.filter((each) => each < 0)];
  return {
    stays: sold.length,
    more: more.length,
    less: less.length,
    least: Math.min(...differences, 0),
    most: Math.max(...differences, 0),
    differences: differences.toSorted((a, b) => a - b),
  };
}

/** A country that costs nothing yet, where a currency is named for it. */
const newCountry = ({ region, currency }: Request) =>
  region !== null || currency === undefined ? null : { currency, ...noRateRow };

/**
 * What a sample stay costs in a place now and with other rates, and what the change would have done to last week's
 * stays. Nothing is changed. Amounts are whole prices with tax, for the number of bags.
 * @throws AppError 422 for a country that is not served.
 */
export async function previewRates(deps: Deps, request: Request) {
  const { country, region, bagsCount } = request;
  const rows = await deps.db.query<RateRow & { currency: string; region: string | null }>(
    `select currency, region, ${rateColumns.join(', ')} from country_pricings where country = $1 and (region is null or region = $2)`,
    [country, region],
  );
  const whole = rows.find((row) => row.region === null) ?? newCountry(request);
  if (whole === null) throw badRates('country');
  const own = rows.find((row) => row.region === region);
  const rates = inSteps(request.rates, whole.currency);
  const zone = await zoneOfPlace(deps, request);
  const stay = sampleStay(request.stay, deps.clock.now(), zone);
  const wanted = { currency: whole.currency, zone, stay, bagsCount };
  const before = own === undefined ? ratesOf(whole) : inherited(ratesOf(own), ratesOf(whole));
  const after = region === null ? inherited(rates, before) : inherited(rates, ratesOf(whole));
  return {
    currency: whole.currency,
    zone,
    dropOffAt: toIso(stay.dropOffAt),
    pickUpAt: toIso(stay.pickUpAt),
    ...spanOf(stay, zone),
    before: linesOf({ ...wanted, rates: before }),
    after: linesOf({ ...wanted, rates: after }),
    lastWeek: await lastWeek(deps, request, whole.currency, before, after),
  };
}
