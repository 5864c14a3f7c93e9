import { type OpeningRules, weekdays } from '#shared/availability/opening-rules.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { packedColumns } from './listing-draft.ts';
import { refreshListingState } from './listing-state.ts';
import { newId } from '#server/platform/ids.ts';
import { listingChanged } from './partner.events.ts';

interface RulesRow {
  readonly zone: string;
  readonly full_time: boolean;
  readonly weekly: readonly { readonly day: number; readonly from: number; readonly to: number }[];
  readonly special: OpeningRules['special'];
  readonly closures: OpeningRules['closures'];
}

const tables = `
  select l.time_zone as zone, l.available_full_time as full_time,
    (select coalesce(json_agg(json_build_object('day', day, 'from', from_minute, 'to', to_minute)
       order by day, from_minute), '[]') from weekly_slots where listing_id = l.id) as weekly,
    (select coalesce(json_agg(json_build_object('date', date, 'closed', closed, 'replaces', replaces, 'slots',
       (select coalesce(json_agg(json_build_object('from', from_minute, 'to', to_minute) order by from_minute), '[]')
        from special_slots where special_day_id = special_days.id)) order by date, closed), '[]')
       from special_days where listing_id = l.id) as special,
    (select coalesce(json_agg(json_build_object('from', from_date, 'to', to_date) order by from_date), '[]')
       from closure_periods where listing_id = l.id) as closures
  from listings l where l.id = $1 for update`;

/**
 * Brings the packed copy of a listing's opening rules in line with the editable tables, and its state with both. Called
 * in the transaction of every change of weekly hours, special days, closure periods or the full-time flag.
 */
export async function repackOpening(
  em: EntityManager,
  { clock, events }: Pick<Deps, 'clock' | 'events'>,
  listingId: string,
): Promise<void> {
  if (!(await packOpeningOf(em, listingId, clock.now().toString()))) return;
  await refreshListingState(em, { listingId });
  await events.publish(em, listingChanged, { listingId, changeId: newId(), what: 'opening' });
}

/**
 * Derives the packed copy of a listing's opening from the editable tables.
 * @param changedAt when its rules were changed; `null` where they stayed and only the rule of packing is another.
 * @returns whether there is such a listing.
 */
export async function packOpeningOf(em: EntityManager, listingId: string, changedAt: string | null): Promise<boolean> {
  const [row] = await sqlRows<RulesRow>(em, tables, [listingId]);
  if (row === undefined) return false;
  const packed = packedColumns({
    zone: row.zone,
    availableFullTime: row.full_time,
    weekly: row.weekly.map(({ day, from, to }) => ({ day: weekdays[day - 1] ?? 'monday', from, to })),
    special: row.special,
    closures: row.closures,
  });
  await sqlRows(
    em,
    `update listings set rules = $2, week_open = $3, shut = $4, opened = $5, packed_by = $6,
       updated_at = coalesce($7, updated_at) where id = $1`,
    [listingId, packed.rules, packed.week_open, packed.shut, packed.opened, packed.packed_by, changedAt],
  );
  return true;
}
