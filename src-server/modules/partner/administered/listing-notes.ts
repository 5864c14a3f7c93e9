import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { forbidden, notFound } from '#server/platform/errors/common.errors.ts';
import { newId } from '#server/platform/ids.ts';
import { ownListingNotFound } from '../partner.errors.ts';

/** Older ones than these are not shown: the person who wants them asks the audit log. */
const SHOWN = 50;

interface Row {
  readonly id: string;
  readonly body: string;
  readonly author: string | null;
  readonly author_id: string | null;
  readonly created_at: Date;
}

/** What administrators noted of a location for each other, the newest first. Its partner never sees it. */
export async function notesOf({ db }: Pick<Deps, 'db'>, listingId: string) {
  const rows = await db.query<Row>(
    `select n.id, n.body, nullif(trim(u.first_name || ' ' || u.last_name), '') as author, n.author_id, n.created_at
     from listing_notes n left join users u on u.id = n.author_id
     where n.listing_id = $1 and n.removed_at is null order by n.created_at desc, n.id desc limit ${SHOWN}`,
    [listingId],
  );
  return rows.map(({ id, body, author, author_id, created_at }) => ({
    id,
    body,
    author,
    authorId: author_id,
    at: isoOfDate(created_at),
  }));
}

interface Note {
  readonly listingId: string;
  readonly note: string;
}

/**
 * Keeps a note on a location.
 * @param authorId the administrator; none for a script.
 * @throws AppError 404 for no such location.
 */
export async function addNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  authorId: string | null,
  { listingId, note }: Note,
): Promise<void> {
  const added = await db.query(
    `insert into listing_notes (id, listing_id, body, author_id, created_at)
     select $1, l.id, $3, $4, $5 from listings l where l.id = $2 returning id`,
    [newId(), listingId, note, authorId, clock.now().toString()],
  );
  if (added.length === 0) throw ownListingNotFound();
}

interface Removal {
  readonly noteId: string;
  readonly removed: boolean;
}

/**
 * Takes a note off a location, or puts it back: the person who wrote it, and owners.
 * @throws AppError 404 for no such note, and where it is off, or there, already; 403 for another person's.
 */
export async function removeNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  by: { readonly userId: string | null; readonly isOwner: boolean },
  { noteId, removed }: Removal,
): Promise<void> {
  const [note] = await db.query<{ author_id: string | null }>(
    'select author_id from listing_notes where id = $1 and (removed_at is null) = $2',
    [noteId, removed],
  );
  if (note === undefined) throw notFound();
  if (!by.isOwner && (note.author_id === null || note.author_id !== by.userId)) throw forbidden();
  const changed = await db.query(
    `update listing_notes set removed_at = case when $2 then $3::timestamptz end
     where id = $1 and (removed_at is null) = $2 returning id`,
    [noteId, removed, clock.now().toString()],
  );
  if (changed.length === 0) throw notFound();
}
