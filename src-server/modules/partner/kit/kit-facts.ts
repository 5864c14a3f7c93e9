import { LocalTime, ZonedDateTime } from '@js-joda/core';
import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import type { Money } from '#shared/money/money.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { type TariffRow, tariffColumns, tariffJoins, tariffOf } from '#server/modules/pricing/pricing.module.ts';
import { isId } from '#server/platform/ids.ts';
import { openingColumns, openingOf, type OpeningRow } from '../opening.sql.ts';
import { ownListingNotFound } from '../partner.errors.ts';

/** What is printed for a location's counter. */
export interface KitFacts {
  readonly name: string;
  readonly businessType: string | null;
  readonly rules: OpeningRules;
  /** What its code opens, and the same as it is typed. */
  readonly address: string;
  readonly shortAddress: string;
  /** All that one bag costs on the next day: an hour from ten, and from ten to ten in the evening. */
  readonly hour: Money;
  readonly day: Money;
  /** `YYYY-MM` at the location. */
  readonly month: string;
}

interface Row extends TariffRow, OpeningRow {
  readonly name: string;
  readonly business_type: string | null;
  readonly walk_in_code: string;
}

const sql = `
  select l.door_name as name, l.walk_in_code, ${openingColumns}, ${tariffColumns},
    (select type from business_types where id = l.business_type_id) as business_type
  from listings l ${tariffJoins} where l.owner_id = $1 and l.id = $2`;

/** The address that a location's own code opens. */
export const walkInAddress = (siteUrl: string, code: string): string => `${siteUrl}/in/${code}`;

/** What stands on the papers of an owner's location, by its tariff and hours of today. @throws AppError 404 for a foreign or unknown one. */
export async function kitFacts({ db, clock, config }: Deps, ownerId: string, listingId: string): Promise<KitFacts> {
  const [row] = isId(listingId) ? await db.query<Row>(sql, [ownerId, listingId]) : [];
  if (row === undefined) throw ownListingNotFound();
  const rules = openingOf(row);
  const zone = zoneOf(rules.zone);
  const today = ZonedDateTime.ofInstant(clock.now(), zone).toLocalDate();
  const dropOffAt = ZonedDateTime.of(today.plusDays(1), LocalTime.of(10, 0), zone).toInstant();
  const price = (hours: number) =>
    quoteStay({
      tariff: tariffOf(row),
      zone,
      stay: { dropOffAt, pickUpAt: dropOffAt.plusSeconds(hours * 3600) },
      bagsCount: 1,
      settlement: config.SETTLEMENT_CURRENCIES,
    }).totalPrice;
  const address = walkInAddress(config.siteUrl, row.walk_in_code);
  return {
    name: row.name,
    businessType: row.business_type,
    rules,
    address,
    shortAddress: address.replace(/^https?:\/\//, ''),
    hour: price(1),
    day: price(12),
    month: today.toString().slice(0, 7),
  };
}
