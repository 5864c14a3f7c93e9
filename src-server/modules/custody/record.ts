import type { WayFound } from '#shared/custody/hand-over-schema.ts';
import { toIso } from '#shared/time/instants.ts';
import type { Deps } from '#server/deps.ts';
import { HandOver, type HandOverKind } from '#server/modules/handovers/handovers.module.ts';
import { ticketNotFound } from './custody.errors.ts';

/** A row of the record with all that its fingerprint is made of. Instants in UTC. */
export interface RecordEntry {
  readonly id: string;
  readonly listingId: string;
  readonly sequence: number;
  readonly bookingId: string;
  readonly kind: HandOverKind;
  readonly bagsCount: number;
  readonly happenedAt: string;
  /** By the device's clock, where it was made without a network. */
  readonly deviceAt: string | null;
  readonly userId: string;
  readonly userName: string;
  readonly note: string | null;
  /** Bags that the counter said are missing, of a hand-over out. */
  readonly missingBags: number | null;
  /** The numbers on the bags' tags; null where none were written down. */
  readonly tags: readonly string[] | null;
  readonly photoId: string | null;
  /** SHA-256 (hex) of the photo. */
  readonly photoHash: string | null;
  /** How its ticket was found; null where no one kept it. */
  readonly found: WayFound | null;
  readonly undoesId: string | null;
  readonly requestId: string;
  readonly previousHash: string;
  readonly hash: string;
}

/** Every hand-over of a booking's order, in the order of its location's chain. */
export interface CustodyRecord {
  readonly code: string;
  readonly location: { readonly name: string; readonly address: string; readonly zone: string };
  readonly bagsCount: number;
  readonly dropOffAt: string;
  readonly pickUpAt: string;
  readonly entries: readonly RecordEntry[];
}

interface BookingRow {
  readonly ids: readonly string[];
  readonly code: string;
  readonly name: string;
  readonly address: string;
  readonly time_zone: string;
  readonly bags_count: number;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
}

const sql = `
  select array(select v.id from bookings v where v.order_id = o.id) as ids, o.code, l.door_name as name, l.address, l.time_zone,
    b.bags_count, b.drop_off_at, b.pick_up_at
  from bookings asked join orders o on o.id = asked.order_id join bookings b on b.id = o.current_booking_id
  join listings l on l.id = b.listing_id where asked.id = $1`;

const entryOf = ({ happenedAt, deviceAt, note, undoesId, ...row }: HandOver): RecordEntry => ({
  id: row.id,
  listingId: row.listingId,
  sequence: row.sequence,
  bookingId: row.bookingId,
  kind: row.kind,
  bagsCount: row.bagsCount,
  happenedAt: toIso(happenedAt),
  deviceAt: deviceAt ? toIso(deviceAt) : null,
  userId: row.userId,
  userName: row.userName,
  note: note ?? null,
  missingBags: row.missingBags ?? null,
  tags: row.tags ?? null,
  photoId: row.photoId ?? null,
  photoHash: row.photoHash ?? null,
  found: row.found ?? null,
  undoesId: undoesId ?? null,
  requestId: row.requestId,
  previousHash: row.previousHash,
  hash: row.hash,
});

/** The record of a booking. Asks no one's permission. @throws AppError 404 for an unknown booking. */
export async function custodyRecord({ db }: Pick<Deps, 'db'>, bookingId: string): Promise<CustodyRecord> {
  const [booking] = await db.query<BookingRow>(sql, [bookingId]);
  if (booking === undefined) throw ticketNotFound();
  const rows = await db
    .fork()
    .find(HandOver, { bookingId: { $in: [...booking.ids] } }, { orderBy: { happenedAt: 'asc', sequence: 'asc' } });
  return {
    code: booking.code,
    location: { name: booking.name, address: booking.address, zone: booking.time_zone },
    bagsCount: booking.bags_count,
    dropOffAt: booking.drop_off_at.toISOString(),
    pickUpAt: booking.pick_up_at.toISOString(),
    entries: rows.map(entryOf),
  };
}
