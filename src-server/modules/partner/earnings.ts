import { DateTimeFormatter, LocalDate, LocalTime, ZonedDateTime } from '@js-joda/core';
import { subtract } from '#shared/money/arithmetic.ts';
import { partnerShareOf } from '#shared/pricing/partner-share.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import {
  amountColumns,
  type TariffRow,
  tariffColumns,
  tariffJoins,
  tariffOf,
} from '#server/modules/pricing/pricing.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import { zoneAt } from '#server/platform/geo/time-zone.ts';
import { zoneFacts } from '#server/platform/geo/zone-facts.ts';
import { noTariffThere } from './partner.errors.ts';
import { zoneAfterMove } from './own-zone.ts';
import { surroundingsOf } from './surroundings.ts';

/** What is usual: bags, and for how long from ten in the morning. */
const samples = [
  { kind: 'hours', bagsCount: 1, hours: 3 },
  { kind: 'day', bagsCount: 2, hours: 8 },
  { kind: 'night', bagsCount: 2, hours: 24 },
  { kind: 'busy', bagsCount: 6, hours: 8 },
] as const;

/**
 * What travellers pay at a place and what its partner earns, by the tariff there: for one bag for three hours, two for
 * a day and for a night, and for six bags a day. A location of the owner's brings the amounts that are its own. The
 * parts add up to the total; `rates` are for one bag, `shareMillionths` is the partner's part of storage.
 * @throws AppError 422 where nothing can be sold.
 */
export async function earningsAt(
  deps: Deps,
  ownerId: string,
  { latitude, longitude, listingId }: { latitude: number; longitude: number; listingId?: string | undefined },
) {
  const { around, row, zone } = await inTransaction(deps, async (em) => {
    const around = await surroundingsOf(em, deps.config.PLATFORM_COUNTRY ?? null, latitude, longitude);
    const [tariff] = await sqlRows<TariffRow>(
      em,
      `select ${tariffColumns}
       from (select $1::text as country, $2::text as region, ${amountColumns.map((column) => `own.${column}`).join(', ')}
         from (values (1)) one left join listings own on own.id = $3 and own.owner_id = $4) l ${tariffJoins}`,
      [around.country, around.region, listingId ?? null, ownerId],
    );
    if (tariff === undefined) throw noTariffThere();
    const [own] = await sqlRows<GeoPoint & { readonly time_zone: string }>(
      em,
      'select latitude, longitude, time_zone from listings where id = $1 and owner_id = $2',
      [listingId ?? null, ownerId],
    );
    const name = own === undefined ? zoneAt(latitude, longitude) : zoneAfterMove(own, { latitude, longitude });
    return { around, row: tariff, zone: zoneOf(name) };
  });
  const today = LocalDate.parse(deps.clock.now().toString().slice(0, 10), DateTimeFormatter.ISO_LOCAL_DATE);
  const dropOffAt = ZonedDateTime.of(today.plusDays(1), LocalTime.of(10, 0), zone).toInstant();
  const tariff = tariffOf(row);
  const money = (minor: number) => ({ minor, currency: tariff.currency });
  return {
    ...around,
    timeZone: zone.id(),
    clock: zoneFacts(zone.id(), deps.clock.now()),
    rates: {
      hour: money(tariff.pricePerHour),
      day: money(tariff.maxPrice),
      night: money(tariff.overnightFee),
      taxRateMillionths: tariff.taxRateMillionths,
      shareMillionths: row.partner_share_millionths,
    },
    samples: samples.map(({ kind, bagsCount, hours }) => {
      const stay = { dropOffAt, pickUpAt: dropOffAt.plusSeconds(hours * 3600) };
      const quote = quoteStay({ tariff, zone, stay, bagsCount });
      const share = partnerShareOf(quote.storage, row.partner_share_millionths);
      return {
        kind,
        total: quote.totalPrice,
        share,
        /** What is left of storage for the site. */
        ours: subtract(quote.storage, share),
        handlingFee: quote.handlingFee,
        tax: quote.taxAmount,
      };
    }),
  };
}
