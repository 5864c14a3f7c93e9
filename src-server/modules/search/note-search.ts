import type { z } from 'zod';
import type { Stay } from '#shared/availability/stay.ts';
import { listingsPerPage } from '#shared/search/limits.ts';
import type { searchPageSchema } from '#shared/search/search-schema.ts';
import { isAdministrator } from '#server/platform/access/operator.ts';
import { outsideOf } from '#server/platform/db/transaction.ts';
import { distanceBetween, type GeoPoint } from '#server/platform/geo/distance.ts';
import { onMap } from '#server/platform/geo/mercator.ts';
import { networkOf } from '#server/platform/http/network.ts';
import { isWithinLimit } from '#server/platform/http/rate-limit.ts';
import { derivedKey } from '#server/platform/sessions/secrets.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { hasAny } from './index/area.ts';
import { freshIndex } from './index/follow.ts';
import { isOutOfTime } from './index/judge.ts';
import { isNarrowed } from './list-listings.ts';
import { type Bounds, type SearchArea, searchAreaOf } from './search-area.ts';
import { areaOfPlace, REACH } from './where-we-are.ts';

interface Searched {
  readonly center: GeoPoint;
  readonly bounds?: Bounds | undefined;
  readonly stay: Stay;
}

interface FoundLocation extends GeoPoint {
  readonly available: boolean;
}

/**
 * Whether a page of listings tells what a search found: the first one, as the list asks for it. Pages of another size are
 * asked for by screens that show what else there is around a location.
 */
export const isFirstPage = ({ page, perPage, filters, sort }: z.output<typeof searchPageSchema>): boolean =>
  page === 1 && perPage === listingsPerPage && !isNarrowed({ filters, sort });

/** Degrees: a narrower view is of a street, a wider one of a country; neither is a place that was searched. */
const VIEW = { narrowest: 0.02, widest: 2 } as const;
/** Height of a cell in degrees: about 5.5 km. */
const CELL = 0.05;
/** Searches of one address that are looked at in a day. */
const MOST_A_DAY = { name: 'empty-search', hits: 100, perSeconds: 86_400 } as const;
/** Counted at once by one process; what comes on top is left out, so that a slow database has no queue of them. */
const MOST_AT_ONCE = 10;

/** Searches whose counting has not ended. */
const pending = new Set<Promise<void>>();

/** Waits until all searches of this process that were answered are counted. */
export const searchesNoted = async (): Promise<void> => void (await Promise.all(pending));

/**
 * Notes a search that found nothing, after its answer: neither waits for it, nor fails with it.
 * @param found what was found, the available ones included
 */
export function noteSearch(ctx: RequestContext, searched: Searched, found: readonly FoundLocation[]): void {
  const place = placeOf(searched);
  if (place === null || isOutOfTime(searched.stay, ctx.deps.clock.now())) return;
  // Around a place 50 km are searched; what is a ride away is not there.
  const isThere = (each: FoundLocation): boolean =>
    searched.bounds !== undefined || distanceBetween(place, each) <= REACH;
  if (found.some((each) => each.available && isThere(each))) return;
  // Administrators look where others searched.
  if (ctx.viewer.kind === 'service' || (ctx.viewer.kind === 'user' && isAdministrator(ctx.viewer.user))) return;
  if (pending.size >= MOST_AT_ONCE) return;
  const area = searched.bounds === undefined ? areaOfPlace(place) : searchAreaOf(place, searched.bounds);
  const counting = count(ctx, place, area)
    .catch((error: unknown) => ctx.deps.log.warn({ err: error }, 'a search that found nothing was not counted'))
    .finally(() => pending.delete(counting));
  pending.add(counting);
}

/** The middle of what was looked at; `null` where that is no place. */
function placeOf({ center, bounds }: Searched): GeoPoint | null {
  if (bounds === undefined) return center;
  const height = bounds.north - bounds.south;
  const width = (((bounds.east - bounds.west) % 360) + 360) % 360;
  if (height < VIEW.narrowest || Math.max(height, width) > VIEW.widest) return null;
  return { latitude: bounds.south + height / 2, longitude: onMap(bounds.west + width / 2) };
}

/** The middle of the cell that a place is in: as high as it is wide wherever that is, and the same for all within. */
export function cellOf({ latitude, longitude }: GeoPoint): GeoPoint {
  const rounded = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(4));
  const middle = Math.max(-85, Math.min(85, rounded(latitude, CELL)));
  const width = 360 / Math.round((360 / CELL) * Math.cos((middle * Math.PI) / 180));
  return { latitude: middle, longitude: Math.max(-180, Math.min(180, rounded(longitude, width))) };
}

/** A network counts once a day and cell; the mark that says so tells neither, and goes at night. */
const sql = `
  with first as (
    insert into empty_search_marks (mark, day) values ($1, $2) on conflict do nothing returning 1
  )
  insert into empty_searches as s (day, latitude, longitude, no_shop, no_room)
  select $2, $3, $4, (not $5::boolean)::int, $5::boolean::int from first
  on conflict (day, latitude, longitude) do update set
    no_shop = s.no_shop + excluded.no_shop, no_room = s.no_room + excluded.no_room`;

async function count(ctx: RequestContext, place: GeoPoint, area: SearchArea): Promise<void> {
  if (!(await isWithinLimit(ctx, MOST_A_DAY, ctx.ip))) return;
  const { deps, ip } = ctx;
  const day = deps.clock.now().toString().slice(0, 10);
  const { latitude, longitude } = cellOf(place);
  const mark = derivedKey(deps.config.appSecret, 'empty-search', `${day} ${latitude} ${longitude} ${networkOf(ip)}`);
  const hasShop = hasAny((await freshIndex(deps)).index, area);
  await outsideOf(deps.db).query(sql, [mark, day, latitude, longitude, hasShop]);
}
