import { closingOn, compileOpening } from '#shared/availability/opening.ts';
import { minutesOfDay } from '#shared/time/local-time.ts';
import type { Deps } from '#server/deps.ts';
import { openingColumns, openingOf, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import { searchAreaOf } from './search-area.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const NEAREST = 10;
const KEPT_FOR_MS = 60_000;
const MAX_KEPT = 500;
const kept = new WeakMap<Deps['db'], Map<string, { readonly at: number; readonly closing: Promise<number | null> }>>();

const sql = `
  select ${openingColumns} from listings l
  where l.published and l.position <@ $1::box
  order by l.position <-> $2::point limit ${NEAREST}`;

/**
 * Until when a stay near a place can last on a local date: the latest minute of that day at which half of the nearest
 * locations are still open, so that what is offered first can be had at most of them. Those that never close don't
 * count. `null` where none is near or all are closed. At most a minute old.
 */
export async function closingNear({ db, clock }: Pick<Deps, 'db' | 'clock'>, place: Place, date: string) {
  const now = clock.now().toEpochMilli();
  const known = kept.get(db) ?? new Map<string, { at: number; closing: Promise<number | null> }>();
  kept.set(db, known);
  const key = `${place.latitude.toFixed(2)},${place.longitude.toFixed(2)} ${date}`;
  const before = known.get(key);
  if (before !== undefined && Math.abs(now - before.at) < KEPT_FOR_MS) return before.closing;
  if (known.size >= MAX_KEPT) known.clear();
  const closing = readClosing(db, place, date);
  known.set(key, { at: now, closing });
  closing.catch(() => known.delete(key));
  return closing;
}

async function readClosing(db: Deps['db'], place: Place, date: string): Promise<number | null> {
  const { box, center } = searchAreaOf(place, undefined);
  const rows = await db.query<OpeningRow>(sql, [box, center]);
  const closings = rows
    .map((row) => closingOn(compileOpening(openingOf(row)), date))
    .filter((closing) => closing !== null && closing < minutesOfDay)
    .toSorted((a, b) => (b ?? 0) - (a ?? 0));
  return closings[Math.floor((closings.length - 1) / 2)] ?? null;
}
