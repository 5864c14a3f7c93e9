import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { zoneAt, zonesOfCountry } from '#server/platform/geo/time-zone.ts';
import { defineJob, forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { listingRezoned } from './partner.events.ts';
import { repackOpening } from './repack-opening.ts';

const askZones = defineJob({ name: 'ask-zones', payload: z.object({}), retries: 3 });

interface Row {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly time_zone: string;
}

/** What administration corrected stays. */
const sql = `
  select id, latitude, longitude, time_zone from listings l
  where (country, time_zone) in (select c, z from unnest($1::text[], $2::text[]) pair (c, z)) and not exists (
    select from audit_log where action = 'admin.listings.setSurroundings' and subject_id = l.id::text)
  order by id`;

/**
 * Asks again for the zone of locations that have another country's: older data merged zones whose clocks agreed, and
 * since then a law may have parted them. Local times of their stays are kept as where a pin moves into another zone.
 */
export const askZonesHandler = handleJob(
  askZones,
  async (_payload, deps: Deps) => {
    const pairs = await deps.db.query<{ country: string; time_zone: string }>(
      'select distinct country, time_zone from listings',
    );
    const foreign = pairs.filter(({ country, time_zone }) => !zonesOfCountry(country).includes(time_zone));
    const rows = await deps.db.query<Row>(sql, [
      foreign.map(({ country }) => country),
      foreign.map(({ time_zone }) => time_zone),
    ]);
    await forEachOnItsOwn(rows, async ({ id, latitude, longitude, time_zone: was }) => {
      const zone = zoneAt(latitude, longitude);
      if (zone === was) return;
      await inTransaction(deps, async (em) => {
        const changed = await sqlRows(
          em,
          'update listings set time_zone = $2 where id = $1 and time_zone = $3 returning id',
          [id, zone, was],
        );
        if (changed.length === 0) return;
        await repackOpening(em, deps, id);
        await deps.events.publish(em, listingRezoned, { listingId: id });
      });
    });
  },
  '20 4 * * *',
);
