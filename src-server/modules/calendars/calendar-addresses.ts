import type { Shown } from '#shared/calendars/calendar-schema.ts';
import type { Deps } from '#server/deps.ts';
import { isId } from '#server/platform/ids.ts';
import { derivedKey, isSameSecret } from '#server/platform/sessions/secrets.ts';

const KEY_BYTES = 16;
const ID_BYTES = 16;

interface Addressed {
  readonly ownerId: string;
  readonly listingId: string;
  /** How often its owner made new addresses. */
  readonly version: number;
}

/** The key of a location's calendar, which only the application's secret leads to. */
const keyOf = ({ config }: Pick<Deps, 'config'>, { ownerId, listingId, version }: Addressed): Buffer =>
  Buffer.from(derivedKey(config.appSecret, 'calendar', `${ownerId}:${listingId}:${version}`), 'base64url').subarray(
    0,
    KEY_BYTES,
  );

/** The address of a location's bookings for its owner's calendar; it is stored nowhere. */
export function calendarAddress(deps: Pick<Deps, 'config'>, of: Addressed): string {
  const id = Buffer.from(of.listingId.replaceAll('-', ''), 'hex');
  return `${deps.config.siteUrl}/cal/${Buffer.concat([keyOf(deps, of), id]).toString('base64url')}.ics`;
}

interface OwnerRow {
  readonly owner_id: string;
  readonly language: 'english' | 'french' | 'spanish';
  readonly shows: Shown | null;
  readonly version: number | null;
}

/** The location whose calendar has this key and id in its address; `null` for an unknown address or one of before. */
export async function addressedListing(deps: Deps, secret: string) {
  const bytes = Buffer.from(secret, 'base64url');
  if (bytes.length !== KEY_BYTES + ID_BYTES) return null;
  const listingId = bytes
    .subarray(KEY_BYTES)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const [row] = isId(listingId)
    ? await deps.db.query<OwnerRow>(
        `select l.owner_id, u.language, c.shows, c.addresses_version as version
         from listings l join users u on u.id = l.owner_id left join calendar_owners c on c.user_id = l.owner_id
         where l.id = $1 and u.is_partner`,
        [listingId],
      )
    : [];
  if (row === undefined) return null;
  const expected = keyOf(deps, { ownerId: row.owner_id, listingId, version: row.version ?? 1 });
  const given = bytes.subarray(0, KEY_BYTES);
  if (!isSameSecret(given.toString('hex'), expected.toString('hex'))) return null;
  return { listingId, language: row.language, shows: row.shows ?? 'names' };
}

/** What a partner's calendar shows, and the version of its addresses. */
export async function calendarOwner({ db }: Pick<Deps, 'db'>, userId: string) {
  const [row] = await db.query<{ shows: Shown; version: number }>(
    'select shows, addresses_version as version from calendar_owners where user_id = $1',
    [userId],
  );
  return row ?? { shows: 'names' as const, version: 1 };
}

/** Says what the calendars of a partner's locations show from now on. */
export async function showInCalendar({ db }: Pick<Deps, 'db'>, userId: string, shows: Shown): Promise<void> {
  await db.query(
    `insert into calendar_owners (user_id, shows) values ($1, $2) on conflict (user_id) do update set shows = $2`,
    [userId, shows],
  );
}

/** Gives all locations of a partner new addresses; those of before end at once. */
export async function renewAddresses({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await db.query(
    `with renewed as (
       insert into calendar_owners as c (user_id, addresses_version) values ($1, 2)
       on conflict (user_id) do update set addresses_version = c.addresses_version + 1 returning 1)
     delete from calendar_readings where listing_id in (select id from listings where owner_id = $1)
       and exists (select from renewed)`,
    [userId],
  );
}
