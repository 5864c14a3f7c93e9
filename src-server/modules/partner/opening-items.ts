import { weekdays } from '#shared/availability/opening-rules.ts';
import type { OpeningItems } from '#shared/partner/opening-items.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { isId } from '#server/platform/ids.ts';
import { ownListingNotFound } from './partner.errors.ts';

interface ItemsRow {
  readonly weekly: readonly {
    readonly id: string;
    readonly day: number;
    readonly from: number;
    readonly to: number;
  }[];
  readonly special: OpeningItems['special'];
  readonly closures: OpeningItems['closures'];
}

const sql = `
  select
    (select coalesce(json_agg(json_build_object('id', id, 'day', day, 'from', from_minute, 'to', to_minute)
       order by day, from_minute), '[]') from weekly_slots where listing_id = l.id) as weekly,
    (select coalesce(json_agg(json_build_object('id', id, 'date', date, 'closed', closed, 'replaces', replaces, 'slots',
       (select coalesce(json_agg(json_build_object('id', id, 'from', from_minute, 'to', to_minute)
          order by from_minute), '[]') from special_slots where special_day_id = special_days.id))
       order by date, closed), '[]') from special_days where listing_id = l.id) as special,
    (select coalesce(json_agg(json_build_object('id', id, 'from', from_date, 'to', to_date) order by from_date, id), '[]')
       from closure_periods where listing_id = l.id) as closures
  from listings l where l.id = $1`;

/** The opening rules of a location one by one, within a unit of work that knows whose it is. */
export async function openingItems(em: EntityManager, listingId: string): Promise<OpeningItems> {
  const [row] = await sqlRows<ItemsRow>(em, sql, [listingId]);
  if (row === undefined) throw ownListingNotFound();
  return { ...row, weekly: row.weekly.map((slot) => ({ ...slot, day: weekdays[slot.day - 1] ?? 'monday' })) };
}

/** The same of an owner's location. @throws AppError 404 for a foreign or unknown one. */
export async function ownOpeningItems({ db }: Deps, ownerId: string, listingId: string): Promise<OpeningItems> {
  const em = db.fork();
  const [own] = isId(listingId)
    ? await sqlRows(em, 'select from listings where id = $1 and owner_id = $2', [listingId, ownerId])
    : [];
  if (own === undefined) throw ownListingNotFound();
  return openingItems(em, listingId);
}
