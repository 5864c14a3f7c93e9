import { createHash } from 'node:crypto';
import type { EntityManager } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/ids.ts';
import { HandOver } from './hand-over.entity.ts';

/** What the first row of a location has before it. */
const NOTHING = '0'.repeat(64);

type Linked = Omit<HandOver, 'hash' | symbol>;

/** SHA-256 (hex) over a row's canonical JSON: every column but the hash itself and the photo's id, in this order, instants in ms of UTC. */
export function hashOf(row: Linked): string {
  // What rows from before tags, photos, the way a ticket was found and missing bags did not have is no part of their hash.
  const carried = row.tags || row.photoHash || row.found ? [row.tags ?? null, row.photoHash ?? null] : [];
  const named = row.found ? [...carried, row.found] : carried;
  const extras = row.missingBags ? [...named, { missing: row.missingBags }] : named;
  const canonical = JSON.stringify([
    row.id,
    row.listingId,
    row.sequence,
    row.bookingId,
    row.kind,
    row.bagsCount,
    row.happenedAt?.toEpochMilli(),
    row.deviceAt?.toEpochMilli() ?? null,
    row.userId,
    row.userName,
    row.note ?? null,
    row.undoesId ?? null,
    row.requestId,
    row.previousHash,
    ...extras,
  ]);
  return createHash('sha256').update(canonical).digest('hex');
}

type NewHandOver = Omit<Linked, 'id' | 'sequence' | 'previousHash'>;

/** A hand-over as the next row of its location's chain. */
export function linkedTo(last: Pick<HandOver, 'sequence' | 'hash'> | null, made: NewHandOver) {
  const row = {
    ...made,
    id: newId(),
    sequence: (last?.sequence ?? 0) + 1,
    previousHash: last?.hash ?? NOTHING,
  };
  return { ...row, hash: hashOf(row) };
}

/** Adds a hand-over to its location's chain; the location's capacity is locked already. */
export async function addHandOver(em: EntityManager, made: NewHandOver): Promise<{ readonly id: string }> {
  const last = await em.findOne(HandOver, { listingId: made.listingId }, { orderBy: { sequence: 'desc' } });
  const row = linkedTo(last, made);
  await em.insert(HandOver, row);
  return row;
}

/** The sequence of the first row that is not as it was written, or does not follow the one before; `null` in a sound chain. */
export function brokenAt(rows: readonly HandOver[]): number | null {
  let previousHash = NOTHING;
  for (const [index, row] of rows.entries()) {
    const isSound = row.sequence === index + 1 && row.previousHash === previousHash && row.hash === hashOf(row);
    if (!isSound) return row.sequence;
    previousHash = row.hash;
  }
  return null;
}
