import type { z } from 'zod';
import type { surroundingsForPartnerSchema } from '#shared/admin/listings-schema.ts';
import { canPayInto } from '#shared/pricing/served-countries.ts';
import { isZone } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { noTariffThere, otherCountry, outOfReach, ownListingNotFound, zoneUnknown } from '../partner.errors.ts';
import { listingRezoned } from '../partner.events.ts';
import { sendEditedForYou } from '../partner-jobs.ts';
import { repackOpening } from '../repack-opening.ts';

interface Row {
  readonly country: string;
  readonly region: string | null;
  readonly time_zone: string;
}

/**
 * Corrects country, region and zone of a location for its partner, who has a mail with the reason. What is sold keeps its price; stays to
 * come keep their local times in the new zone, and both sides have a mail.
 * @throws AppError 404 for no such location; 422 for an unknown zone, a country without a tariff or that cannot be paid,
 *   and for another country while stays are to come.
 */
export const setSurroundings = (
  deps: Deps,
  { listingId, country, region, timeZone, reason }: z.output<typeof surroundingsForPartnerSchema>,
): Promise<void> =>
  inTransaction(deps, async (em) => {
    const [now] = await sqlRows<Row>(em, 'select country, region, time_zone from listings where id = $1 for update', [
      listingId,
    ]);
    if (now === undefined) throw ownListingNotFound();
    if (!isZone(timeZone)) throw zoneUnknown();
    if (now.country !== country && (await deps.ports.staysAt(em, listingId, deps.clock.now())).holdPlaces)
      throw otherCountry();
    const tariffs = await sqlRows(em, 'select from country_pricings where country = $1 and region is null', [country]);
    if (tariffs.length === 0) throw noTariffThere();
    if (!canPayInto(deps.config.PLATFORM_COUNTRY ?? null, country)) throw outOfReach();
    const isSame = now.country === country && now.region === region && now.time_zone === timeZone;
    if (isSame) return tellAct('repeated');
    await sqlRows(em, 'update listings set country = $2, region = $3, time_zone = $4, updated_at = $5 where id = $1', [
      listingId,
      country,
      region,
      timeZone,
      deps.clock.now().toString(),
    ]);
    await repackOpening(em, deps, listingId);
    if (now.time_zone !== timeZone) await deps.events.publish(em, listingRezoned, { listingId });
    await deps.jobs.enqueue(em, sendEditedForYou, { listingId, parts: ['surroundings'], reason });
  });
