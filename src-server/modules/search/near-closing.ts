import { closingOn, compileOpening } from '#shared/availability/opening.ts';
import { minutesOfDay } from '#shared/time/local-time.ts';
import type { Deps } from '#server/deps.ts';
import { keptAnswers } from '#server/platform/db/kept-answers.ts';
import { openingColumns, openingOf, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import { awayFrom, inBox } from '#server/platform/geo/date-line.sql.ts';
import { searchAreaOf } from './search-area.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const NEAREST = 10;
const closings = keptAnswers<number | null>(60_000);

const sql = (isAcross: boolean): string => `
  select ${openingColumns} from listings l
  where l.published and ${inBox('$1::box', isAcross)}
  order by ${awayFrom('$2::point', isAcross)} limit ${NEAREST}`;

/**
 * Until when a stay near a place can last on a local date: the latest minute of that day at which half of the nearest
 * locations are still open, so that what is offered first can be had at most of them. Those that never close don't
 * count. `null` where none is near or all are closed. At most a minute old.
 */
export const closingNear = (deps: Pick<Deps, 'db' | 'clock'>, place: Place, date: string): Promise<number | null> =>
  closings.get(deps, `${place.latitude.toFixed(2)},${place.longitude.toFixed(2)} ${date}`, () =>
    readClosing(deps.db, place, date),
  );

async function readClosing(db: Deps['db'], place: Place, date: string): Promise<number | null> {
  const { box, center, isAcross } = searchAreaOf(place, undefined);
  const rows = await db.query<OpeningRow>(sql(isAcross), [box, center]);
  const minutes = rows
    .map((row) => closingOn(compileOpening(openingOf(row)), date))
    .filter((closing) => closing !== null && closing < minutesOfDay)
    .toSorted((a, b) => (b ?? 0) - (a ?? 0));
  return minutes[Math.floor((minutes.length - 1) / 2)] ?? null;
}
